import { mkdirSync, writeFileSync } from 'node:fs';
import { build } from 'esbuild';

for (const page of process.argv.slice(2)) {
  const outdir = `dist/esbuild/${page}`;
  mkdirSync(outdir, { recursive: true });
  await build({
    entryPoints: { main: `pages/${page}.jsx` },
    outdir,
    bundle: true,
    splitting: true,
    format: 'esm',
    minify: true,
    target: 'es2022',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    // Resolve to the built packages, like an app, instead of the sources that the repository's tsconfig.json points to.
    tsconfigRaw: {},
    logLevel: 'error',
  });
  writeFileSync(
    `${outdir}/index.html`,
    `<!doctype html><title>Counts</title><link rel="stylesheet" href="main.css"><div id="root"></div><script type="module" src="main.js"></script>`,
  );
}
