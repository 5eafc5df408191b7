import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { cmsPlugin } from '../cmsPlugin.mjs';
import { docsPlugin } from '../tools/docsPlugin.mjs';
import { optionsPlugin } from '../tools/options/optionsPlugin.mjs';
import { guardPlugin } from '../../ui/guard/guardStyles.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Stories are built from the sources, through the same public entries that a site has. */
export default defineConfig({
  plugins: [optionsPlugin(root), docsPlugin(root), cmsPlugin({ faults: true }), guardPlugin()],
  // With the names of all that a story needs beside each of six hundred stories, the first file would be a quarter larger.
  build: { assetsInlineLimit: 0, modulePreload: false },
  resolve: {
    alias: [
      { find: /^@loggia\/hooks$/, replacement: `${root}hooks/index.ts` },
      { find: /^@loggia\/hooks\/(\w+)$/, replacement: `${root}hooks/$1/index.ts` },
      { find: /^@loggia\/ui$/, replacement: `${root}ui/index.ts` },
      { find: /^@loggia\/ui\/mount$/, replacement: `${root}ui/mount/index.ts` },
      { find: /^@loggia\/ui\/(\w+)$/, replacement: `${root}ui/components/$1/index.ts` },
      { find: /^@loggia\/ui\/(styles|parts|forms|marketing|hero|law|videos)\.css$/, replacement: `${root}ui/$1.css` },
    ],
    dedupe: ['react', 'react-dom'],
  },
  // Fetched late by the sources; found late, it would come with a React of its own.
  optimizeDeps: { include: ['@floating-ui/react', '@react-spring/web', '@use-gesture/react'] },
});
