import { defineConfig, mergeConfig } from 'vite';
import site from '../vite.config.mjs';

/** React in a separate chunk, so that its size is not counted as ours. */
const REACT = /node_modules\/(?:react|react-dom|scheduler)\//;

/** The client of the law firm's pages. A separate entry, so that it loads no gallery code. */
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
