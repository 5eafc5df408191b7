import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const WEBPACK = { webpack: '5.112.2', 'css-loader': '7.1.5', 'style-loader': '4.0.0', 'esbuild-loader': '4.5.0' };
export const BUNDLERS = ['esbuild', 'vite', 'webpack'];
export const PAGES = ['react', 'lightbox', 'gallery'];

const run = (command, args, cwd, env = process.env) =>
  execFileSync(command, args, { cwd, env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });

export function pack(workspace, folder) {
  const printed = run('npm', ['pack', '--json', '--workspace', workspace, '--pack-destination', folder], root);
  return join(folder, JSON.parse(printed)[0].filename);
}

/** The bundler scripts are those of the benchmarks, which build `entries/<page>.jsx` into `dist/<bundler>/<page>`. */
function copyPages(app) {
  cpSync(new URL('pages', import.meta.url), join(app, 'entries'), { recursive: true });
  cpSync(new URL('../bench/bundlers', import.meta.url), join(app, 'bundlers'), { recursive: true });
}

/** Creates a fresh app with both packages as they would be published. Run `npm run build` first. */
function installApp(app) {
  const { devDependencies } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'));
  rmSync(app, { recursive: true, force: true });
  mkdirSync(app, { recursive: true });
  const hooks = pack('@loggia/hooks', app);
  const ui = pack('@loggia/ui', app);
  const { react, 'react-dom': reactDom, vite, esbuild } = devDependencies;
  const manifest = {
    name: 'counted-app',
    private: true,
    type: 'module',
    dependencies: { '@loggia/hooks': `file:${hooks}`, '@loggia/ui': `file:${ui}`, react, 'react-dom': reactDom },
    devDependencies: { vite, esbuild, ...WEBPACK },
    overrides: { '@loggia/hooks': `file:${hooks}` },
  };
  writeFileSync(join(app, 'package.json'), JSON.stringify(manifest, null, 2));
  copyPages(app);
  run('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'], app);
}

function buildPages(app, bundlers) {
  // Vitest sets NODE_ENV to `test`, and Vite keeps it, so development messages would be counted.
  const env = { ...process.env, NODE_ENV: 'production' };
  for (const bundler of bundlers) run(process.execPath, [`bundlers/${bundler}.mjs`, ...PAGES], app, env);
}

/** Builds all pages with the given bundlers. Returns the app folder, whose `dist` has a folder per bundler and page. */
export function buildApp(bundlers = BUNDLERS) {
  // Outside the repository, so that none of its files, such as tsconfig.json, are picked up by accident.
  const app = join(tmpdir(), 'loggia-counts');
  installApp(app);
  buildPages(app, bundlers);
  return app;
}

/** Like `buildApp`, but with the repository's own build and dependencies, for bundlers installed there. Returns a new folder. */
export function buildHere(bundlers) {
  const app = mkdtempSync(join(tmpdir(), 'loggia-loads-'));
  writeFileSync(join(app, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
  symlinkSync(join(root, 'node_modules'), join(app, 'node_modules'), 'dir');
  copyPages(app);
  buildPages(app, bundlers);
  return app;
}
