import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { pack } from '../../size/buildApp.mjs';

const bench = fileURLToPath(new URL('..', import.meta.url));
const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Outside the repository, so that none of its files, such as tsconfig.json, are picked up by accident. */
const app = join(tmpdir(), 'loggia-bench');

const run = (command, args) => execFileSync(command, args, { cwd: app, stdio: ['ignore', 'ignore', 'inherit'] });

/** Copies the two code blocks of docs/custom-lightbox.md. */
function copyDocsSample() {
  const page = readFileSync(`${root}docs/custom-lightbox.md`, 'utf8');
  for (const [language, name] of [
    ['tsx', 'customLightbox.tsx'],
    ['css', 'customLightbox.css'],
  ]) {
    const block = new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\``, 'mu').exec(page)?.[1];
    if (!block)
      throw new Error(`docs/custom-lightbox.md has no block of ${language}: the bench's hooks alone are made of it.`);
    // The benchmark's page combines the parts with its own list.
    const parts = language === 'tsx' ? '\nexport { Links, Viewer };\n' : '';
    writeFileSync(join(app, 'pages/shared', name), block + parts);
  }
}

/**
 * Creates a fresh app with both packages as they would be published, and the other libraries pinned in test/bench/package.json. Run
 * `npm run build` first. Returns the app's folder.
 */
export function installApp() {
  if (!existsSync(`${root}ui/dist/index.js`)) throw new Error('There are no built packages to measure: npm run build.');
  const manifest = JSON.parse(readFileSync(`${bench}package.json`, 'utf8'));
  const { devDependencies } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'));
  // node_modules is kept between runs, because the other libraries are pinned.
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

/** The page without a library, whose bytes are subtracted. */
const BARE_ENTRY = `
import { mountPage } from '../pages/shared/mountPage.jsx';
mountPage(() => <img src="/photos/small/0.jpg" alt="" />);
`;

/** Builds a page for each subject of a scene. Returns the folder, which contains `<scene>.<page>/index.html`. */
export function buildPages(scene, pages, bundler = 'vite') {
  const names = pages.map((page) => `${scene}.${page}`);
  for (const page of pages) {
    const entry = page === 'bare' ? BARE_ENTRY : entryOf(scene, page);
    writeFileSync(join(app, 'entries', `${scene}.${page}.jsx`), entry);
  }
  run(process.execPath, [`bundlers/${bundler}.mjs`, ...names]);
  return join(app, 'dist', bundler);
}

/** Server-renders the built pages. Returns the HTML documents by path. */
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
