import { defineConfig, mergeConfig } from 'vite';
import site from '../vite.config.mjs';

/** React's own code, apart: what it weighs is no affair of ours. */
const REACT = /node_modules\/(?:react|react-dom|scheduler)\//;

/** The browser's half of the law firm's pages: an entry of its own, so that it loads nothing of the galleries'. */
export default defineConfig(
  mergeConfig(site, {
    publicDir: false,
    build: {
      manifest: 'law-manifest.json',
      rollupOptions: {
        input: `${import.meta.dirname}/lawClient.tsx`,
        output: { manualChunks: (id) => (REACT.test(id) ? 'react' : undefined) },
      },
    },
  }),
);
