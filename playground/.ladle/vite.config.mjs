import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { cmsPlugin } from '../cmsPlugin.mjs';
import { docsPlugin } from '../tools/docsPlugin.mjs';
import { optionsPlugin } from '../tools/options/optionsPlugin.mjs';
import { guardPlugin } from '../../ui/guard/guardStyles.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Builds stories from the sources, through the same public entry points that a site uses. */
export default defineConfig({
  plugins: [optionsPlugin(root), docsPlugin(root), cmsPlugin({ faults: true }), guardPlugin()],
  // Preload lists for each of six hundred stories would make the first file a quarter larger.
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
  // Loaded late by the sources. If Vite discovered them late, they would bundle their own React.
  optimizeDeps: { include: ['@floating-ui/react', '@react-spring/web', '@use-gesture/react'] },
});
