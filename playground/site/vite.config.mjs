import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { guardPlugin } from '../../ui/guard/guardStyles.mjs';
import { sourceAliases } from '../../ui/sourceAliases.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** The client of the demo site. The server is bundled by playground/tools/buildDemo.mjs. */
export default defineConfig({
  root: `${root}playground/site`,
  base: '/',
  publicDir: 'public',
  define: { 'process.env.NODE_ENV': '"production"' },
  plugins: [guardPlugin()],
  resolve: {
    alias: [
      { find: /^@loggia\/hooks\/firstPaint$/, replacement: `${root}hooks/gallery/firstPaint/browser.ts` },
      ...sourceAliases,
    ],
    dedupe: ['react', 'react-dom'],
  },
  build: {
    manifest: 'manifest.json',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    // A `data:` URL in CSS would need a less strict policy, so nothing is inlined.
    assetsInlineLimit: 0,
    rollupOptions: {
      input: `${root}playground/site/client.tsx`,
      onwarn(warning, warn) {
        // 'use client' is for other bundlers. It is removed here, together with its position in the source map.
        if (warning.code !== 'MODULE_LEVEL_DIRECTIVE' && warning.code !== 'SOURCEMAP_ERROR') warn(warning);
      },
    },
  },
});
