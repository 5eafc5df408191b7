import { rmSync, writeFileSync } from 'node:fs';
import { build } from 'vite';

for (const name of process.argv.slice(2)) {
  writeFileSync(
    'index.html',
    `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Bench</title><div id="page"></div><script type="module" src="/entries/${name}.jsx"></script></html>`,
  );
  await build({
    configFile: false,
    base: './',
    logLevel: 'error',
    esbuild: { jsx: 'automatic' },
    build: { outDir: `dist/vite/${name}`, emptyOutDir: true, target: 'es2022', chunkSizeWarningLimit: Infinity },
  });
}
rmSync('index.html');
