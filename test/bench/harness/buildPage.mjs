import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const bench = fileURLToPath(new URL('..', import.meta.url));
const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Builds the page of a case like an app, from the built packages. Returns the folder. */
export async function buildPage({ name, page }) {
  if (!existsSync(`${root}ui/dist/index.js`)) throw new Error('There are no built packages to measure: npm run build.');
  const outDir = `${root}.cache/bench/${name}`;
  await build({
    configFile: false,
    root: bench,
    logLevel: 'warn',
    esbuild: { jsx: 'automatic' },
    resolve: { dedupe: ['react', 'react-dom'] },
    plugins: [
      {
        name: 'page-of-case',
        transformIndexHtml: { order: 'pre', handler: (html) => html.replace('%PAGE%', `/cases/${page}`) },
      },
    ],
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2022',
      rollupOptions: {
        input: `${bench}page.html`,
        onwarn: (warning, warn) => warning.code !== 'MODULE_LEVEL_DIRECTIVE' && warn(warning),
      },
    },
  });
  return outDir;
}
