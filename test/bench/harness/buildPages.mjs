import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { pack } from '../../counts/buildApp.mjs';

const bench = fileURLToPath(new URL('..', import.meta.url));
const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Outside the repository, so that nothing of it is found by chance, its tsconfig.json among the rest. */
const app = join(tmpdir(), 'loggia-bench');

const run = (command, args) => execFileSync(command, args, { cwd: app, stdio: ['ignore', 'ignore', 'inherit'] });

/** The two blocks of docs/custom-lightbox.md, as a visitor of the docs would paste them. */
function copyDocsSample() {
  const page = readFileSync(`${root}docs/custom-lightbox.md`, 'utf8');
  for (const [language, name] of [
    ['tsx', 'customLightbox.tsx'],
    ['css', 'customLightbox.css'],
  ]) {
    const block = new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\``, 'mu').exec(page)?.[1];
    if (!block)
      throw new Error(`docs/custom-lightbox.md has no block of ${language}: the bench's hooks alone are made of it.`);
    // The bench's page puts the parts together, with a list of its own.
    const parts = language === 'tsx' ? '\nexport { Links, Viewer };\n' : '';
    writeFileSync(join(app, 'pages/shared', name), block + parts);
  }
}

/**
 * A fresh application with both packages as they would be published, and the rivals that test/bench/package.json pins. `npm run build` goes
 * before. Gives its folder.
 */
export function installApp() {
  if (!existsSync(`${root}ui/dist/index.js`)) throw new Error('There are no built packages to measure: npm run build.');
  const manifest = JSON.parse(readFileSync(`${bench}package.json`, 'utf8'));
  const { devDependencies } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'));
  // node_modules stays from run to run: the rivals are pinned.
  for (const name of ['pages', 'entries', 'dist']) rmSync(join(app, name), { recursive: true, force: true });
  mkdirSync(join(app, 'entries'), { recursive: true });
  const [hooks, ui] = ['@loggia/hooks', '@loggia/ui'].map((workspace) => `file:${pack(workspace, app)}`);
  for (const name of ['hooks', 'ui']) rmSync(join(app, 'node_modules/@loggia', name), { recursive: true, force: true });
  rmSync(join(app, 'package-lock.json'), { force: true });
  const { vite, esbuild } = devDependencies;
  const dependencies = { ...manifest.dependencies, '@loggia/hooks': hooks, '@loggia/ui': ui, vite, esbuild };
  writeFileSync(
    join(app, 'package.json'),
    JSON.stringify({ ...manifest, dependencies, overrides: { '@loggia/hooks': hooks } }, null, 2),
  );
  cpSync(`${bench}pages`, join(app, 'pages'), { recursive: true });
  cpSync(`${bench}bundlers`, join(app, 'bundlers'), { recursive: true });
  copyDocsSample();
  run('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error']);
  return app;
}

const entryOf = (scene, page) => `
import { Page } from '../pages/${scene}/${page}.jsx';
import { mountPage } from '../pages/shared/mountPage.jsx';
mountPage(Page);
`;

/** The page without a subject; its bytes are taken off. */
const BARE_ENTRY = `
import { mountPage } from '../pages/shared/mountPage.jsx';
mountPage(() => <img src="/photos/small/0.jpg" alt="" />);
`;

/** Builds a page of its own for each subject of a scene. Gives the folder, which has `<scene>.<page>/index.html`. */
export function buildPages(scene, pages, bundler = 'vite') {
  const names = pages.map((page) => `${scene}.${page}`);
  for (const page of pages) {
    const entry = page === 'bare' ? BARE_ENTRY : entryOf(scene, page);
    writeFileSync(join(app, 'entries', `${scene}.${page}.jsx`), entry);
  }
  run(process.execPath, [`bundlers/${bundler}.mjs`, ...names]);
  return join(app, 'dist', bundler);
}

/** Renders pages as their server would: the built page of each with its HTML in it, by path. */
export async function renderPages(scene, pages, search) {
  run(process.execPath, ['bundlers/server.mjs', ...pages.map((page) => `${scene}.${page}`)]);
  const rendered = new Map();
  for (const page of pages) {
    const { render } = await import(pathToFileURL(join(app, `dist/server/${scene}.${page}.mjs`)).href);
    const shell = readFileSync(join(app, `dist/vite/${scene}.${page}/index.html`), 'utf8');
    const html = shell.replace('<div id="page"></div>', () => `<div id="page">${render(search)}</div>`);
    rendered.set(`/${scene}.${page}/server.html`, html);
  }
  return rendered;
}
