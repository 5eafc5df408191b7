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
    // The built packages, as an application has them, and not the sources that the repository's own tsconfig.json leads to.
    tsconfigRaw: {},
    logLevel: 'error',
  });
  writeFileSync(
    `${outdir}/index.html`,
    `<!doctype html><title>Counts</title><link rel="stylesheet" href="main.css"><div id="root"></div><script type="module" src="main.js"></script>`,
  );
}
