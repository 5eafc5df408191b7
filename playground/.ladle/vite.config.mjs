import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { cmsPlugin } from '../cmsPlugin.mjs';
import { guardPlugin } from '../../ui/guard/guardStyles.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Stories are built from the sources, through the same public entries that a site has. */
export default defineConfig({
  plugins: [cmsPlugin({ faults: true }), guardPlugin()],
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
