// Runs before size-limit: bundles each page as an app would, with code splitting, and writes the initial chunks, the lightbox chunks and the
// later chunks to separate folders. size-limit itself would inline lazy imports into their callers.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { transform } from 'esbuild';
import { build } from 'vite';
import { pages, viewPages } from './pages.mjs';
import { selectChunks } from './selectChunks.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = `${root}.cache/size`;
const FORBIDDEN =
  /node_modules\/(@react-spring|@use-gesture|@floating-ui|dompurify)\/|hooks\/dist\/firstPaint\/\w+Rules/;

const entryOf = (code) => ({
  name: 'page',
  resolveId: (id) => (/(^|\/)page$/.test(id) ? `${root}page.js` : null),
  load: (id) => (id === `${root}page.js` ? code : null),
});

/** Builds a library, because Vite adds its own preload helper to apps. */
async function bundlePage(code) {
  const [{ output }] = await build({
    configFile: false,
    root,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [entryOf(code)],
    build: {
      write: false,
      target: 'es2022',
      minify: false,
      lib: { entry: 'page', formats: ['es'] },
      rollupOptions: {
        external: [/^react(-dom)?(\/|$)/],
        onwarn: (warning, warn) =>
          !['MODULE_LEVEL_DIRECTIVE', 'UNUSED_EXTERNAL_IMPORT'].includes(warning.code) && warn(warning),
      },
    },
  });
  return output.filter(({ type }) => type === 'chunk');
}

const minify = async (code) => (await transform(code, { minify: true, target: 'es2022', legalComments: 'none' })).code;

async function write(name, chunks, isAsked = false) {
  mkdirSync(`${folder}/${name}`, { recursive: true });
  for (const { fileName, code, moduleIds } of chunks) {
    const strangers = moduleIds.filter((id) => FORBIDDEN.test(id));
    if (strangers.length > 0 && !isAsked) throw new Error(`${name}: should not be loaded: ${strangers.join(', ')}`);
    writeFileSync(`${folder}/${name}/${fileName.replaceAll('/', '-')}`, await minify(code));
  }
}

/** The maximum number of scripts that a page loads until its lightbox shows the first image, including its own. */
const REQUEST_LIMITS = { static: 5, wordpress: 8 };

const paintingSizes = {};
/** Compresses file by file, like `size-limit`. */
async function notePainting(page, chunks) {
  const files = await Promise.all(chunks.map(({ code }) => minify(code)));
  paintingSizes[page] = files.reduce((sum, code) => sum + gzipSync(code, { level: 9 }).length, 0);
}

rmSync(folder, { recursive: true, force: true });
for (const [page, code] of Object.entries(pages)) {
  const stages = selectChunks(await bundlePage(code));
  await notePainting(page, stages.first);
  // A library has an extra entry file that only re-exports; an app doesn't.
  const requests = stages.first.length - 1 + stages.opening.length;
  if (requests > REQUEST_LIMITS[page]) throw new Error(`${page}: ${requests} scripts until the first image.`);
  for (const [stage, part] of Object.entries(stages)) {
    if (part.length === 0) throw new Error(`${page}/${stage}: there is nothing to measure.`);
    await write(`${page}/${stage}`, part, stage === 'asked');
  }
}
for (const [page, { code, addedBytes = Infinity, to = 'static' }] of Object.entries(viewPages)) {
  const { first } = selectChunks(await bundlePage(code));
  await notePainting(page, first);
  await write(`${page}/painting`, first);
  const bytes = paintingSizes[page] - paintingSizes[to];
  if (bytes > addedBytes) throw new Error(`${page} adds ${bytes} bytes to ${to}, and may add ${addedBytes}.`);
}

/** The style sheets of a gallery with its lightbox in one file, as a bundler combines the sheets of individual features. */
const sheets = ['gallery', 'lightbox'].map((name) => readFileSync(`ui/dist/${name}.css`, 'utf8')).join('\n');
mkdirSync(`${folder}/sheets`, { recursive: true });
writeFileSync(`${folder}/sheets/gallery.css`, (await transform(sheets, { loader: 'css', minify: true })).code);
