import { rmSync, writeFileSync } from 'node:fs';
import { build } from 'vite';

for (const page of process.argv.slice(2)) {
  writeFileSync(
    'index.html',
    `<!doctype html><title>Counts</title><div id="root"></div><script type="module" src="/pages/${page}.jsx"></script>`,
  );
  await build({
    configFile: false,
    base: './',
    logLevel: 'error',
    esbuild: { jsx: 'automatic' },
    build: { outDir: `dist/vite/${page}`, emptyOutDir: true, target: 'es2022' },
  });
}
rmSync('index.html');
