import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { cmsPlugin } from '../cmsPlugin.mjs';
import { docsPlugin } from '../tools/docsPlugin.mjs';
import { optionsPlugin } from '../tools/options/optionsPlugin.mjs';
import { sourceAliases } from '../../ui/sourceAliases.mjs';
import { guardPlugin } from '../../ui/guard/guardStyles.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Builds stories from the sources, through the same public entry points that a site uses. */
export default defineConfig({
  plugins: [optionsPlugin(root), docsPlugin(root), cmsPlugin({ faults: true }), guardPlugin()],
  // Preload lists for each of six hundred stories would make the first file a quarter larger.
  build: { assetsInlineLimit: 0, modulePreload: false },
  resolve: {
    alias: sourceAliases,
    dedupe: ['react', 'react-dom'],
  },
  // The sources load these packages on demand. If Vite discovered the packages only then, it would bundle them with
  // their own copy of React.
  optimizeDeps: { include: ['@floating-ui/react', '@react-spring/web', '@use-gesture/react'] },
});
