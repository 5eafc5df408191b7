import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { build } from 'esbuild';

for (const name of process.argv.slice(2)) {
  const outdir = `dist/esbuild/${name}`;
  mkdirSync(outdir, { recursive: true });
  await build({
    entryPoints: { main: `entries/${name}.jsx` },
    outdir,
    bundle: true,
    splitting: true,
    format: 'esm',
    minify: true,
    target: 'es2022',
    jsx: 'automatic',
    loader: Object.fromEntries(['.woff', '.woff2', '.ttf', '.svg', '.gif', '.eot'].map((type) => [type, 'file'])),
    define: { 'process.env.NODE_ENV': '"production"' },
    tsconfigRaw: {},
    logLevel: 'error',
  });
  const sheet = existsSync(`${outdir}/main.css`) ? '<link rel="stylesheet" href="main.css">' : '';
  writeFileSync(
    `${outdir}/index.html`,
    `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Bench</title>${sheet}<div id="page"></div><script type="module" src="main.js"></script></html>`,
  );
}
