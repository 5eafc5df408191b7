import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build as bundle, transform } from 'esbuild';
import { entryFolders } from '../../../hooks/entryFolders.mjs';
import { separateChunks } from '../../separateChunks.mjs';
import { publishedName } from '../../publishedName.mjs';
import { sourceAliases } from '../../sourceAliases.mjs';
import { scopeStyles } from './scopeStyles.mjs';

const root = fileURLToPath(new URL('../../../', import.meta.url));
/**
 * The file name that pages use. Chunks import the same code under a name that contains its hash, so they never load a
 * different version.
 */
const SCRIPT = 'mount.js';

/** The size in bytes, before minification, below which a chunk is not worth its own request. */
const SMALL_CHUNK_BYTES = 4000;

const GALLERY = ['ui/mount/gallery/prepareGallery.tsx', 'ui/mount/views/thumbnails.tsx'];
const OTHERS = [
  'ui/mount/contactForm/prepareContactForm.tsx',
  'ui/mount/coreGallery/prepareCoreGallery.tsx',
  'ui/mount/playlist/preparePlaylist.tsx',
];
const VIEWS = readdirSync(`${root}ui/mount/views`)
  .filter((file) => file.endsWith('.tsx') && file !== 'thumbnails.tsx')
  .map((file) => `ui/mount/views/${file}`);
/** Loaded only if a page's settings request a report. */
const REPORT = 'ui/mount/script/mountReport.ts';
const LIGHTBOX = ['ui/lightbox/FullGalleryLightbox.tsx'];
const LIGHTBOX_CHUNKS = [
  'ui/comments/CommentPanel.tsx',
  'ui/cart/LightboxShop.tsx',
  'ui/chunks/embeds.ts',
  'ui/chunks/extras.ts',
  'ui/chunks/menus.ts',
  'hooks/slides/swipe/SwipeRecognizer.tsx',
  'hooks/lightbox/zoom/ZoomRecognizer.tsx',
  'hooks/slides/transition/engine/tileEffects.ts',
  'hooks/adapters/wordpress/lightbox/createLightboxPorts.ts',
];

const countOf = (sets, id) => sets.filter((set) => set.has(id)).length;

/**
 * Groups modules so that most pages need few requests: `kit` contains the code that all mounted components share,
 * `gallery` contains the thumbnail view, and `lightbox` contains the code that the lightbox's own chunks share. Modules
 * that the script itself needs are in none of these groups, so a page with nothing to mount loads nothing else.
 */
function groupChunks(getModuleInfo) {
  const reach = (paths) => {
    const found = new Set(paths.map((path) => `${root}${path}`));
    for (const id of found) for (const next of getModuleInfo(id)?.importedIds ?? []) found.add(next);
    return found;
  };
  const script = reach(['ui/mount/script/page.ts']);
  const kit = reach(['ui/mount/swapContent.tsx', 'ui/mount/script/applySettings.tsx']);
  const gallery = reach(GALLERY);
  const others = OTHERS.map((path) => reach([path]));
  const views = [...VIEWS, 'ui/browsing/TagSelect.tsx'].map((path) => reach([path]));
  const lightbox = reach(LIGHTBOX);
  const lightboxChunks = LIGHTBOX_CHUNKS.map((path) => reach([path]));
  return (id) => {
    if (script.has(id)) return undefined;
    // Otherwise, the report would be merged into the script, because it is small.
    if (id === `${root}${REPORT}`) return 'report';
    if (kit.has(id) || countOf([gallery, ...others], id) > 1) return 'kit';
    if (gallery.has(id)) return 'gallery';
    // Other views, forms and playlists must not load the lightbox.
    if (countOf([...others, ...views], id) > 0) return undefined;
    return lightbox.has(id) || countOf(lightboxChunks, id) > 1 ? 'lightbox' : undefined;
  };
}

/** The stylesheet for every page, and the one that only pages with playlists load. */
const SHEETS = ['mount.css', 'mount-videos.css'];

async function bundleSheet(name) {
  const { outputFiles } = await bundle({
    entryPoints: [`${root}ui/mount/script/${name}`],
    bundle: true,
    minify: true,
    write: false,
    logLevel: 'warning',
  });
  const [sheet] = outputFiles;
  const { code } = await transform(scopeStyles(sheet.text), { loader: 'css', minify: true });
  return code;
}

/** Returns the kit's stylesheets by file name, scoped for pages that have their own styles. */
export async function bundleMountStyles() {
  const sheets = SHEETS.map(async (name) => [name, await bundleSheet(name)]);
  return Object.fromEntries(await Promise.all(sheets));
}

const NAMED_EXPORT = /export \{([^}]*)\} from '(\.[^']+)'/g;
const NAMED_IMPORT = /^import \{([^}]*)\} from '@loggia\/hooks\/(?!firstPaint)(\w+)';/gm;

/** Returns the source module of each value exported from a capability's index. */
function readIndex(capability) {
  const folder = `${root}hooks/${entryFolders()[capability]}/`;
  const code = readFileSync(`${folder}index.ts`, 'utf8');
  return new Map(
    [...code.matchAll(NAMED_EXPORT)].flatMap(([, names, file]) =>
      names.split(',').map((name) => [name.trim(), join(folder, file)]),
    ),
  );
}

/**
 * Returns a plugin that imports each name directly from its own file. If names were imported through an index, all of
 * the index's exports would be considered needed.
 */
function importDirectly() {
  const indices = new Map();
  return {
    name: 'import-directly',
    enforce: 'pre',
    transform(code, id) {
      if (!id.startsWith(`${root}ui/`)) return null;
      return code.replaceAll(NAMED_IMPORT, (_statement, list, capability) => {
        if (!indices.has(capability)) indices.set(capability, readIndex(capability));
        const names = list.split(',').map((name) => name.trim());
        return names
          .filter((name) => name !== '' && !name.startsWith('type '))
          .map((name) => `import { ${name} } from '${indices.get(capability).get(name.split(' as ')[0])}';`)
          .join(' ');
      });
    },
  };
}

/** Builds the chunks in library mode. In app mode, Vite would add its own preload helper, which a page may not need. */
async function bundleChunks() {
  let chunkOf;
  // Imported here, so that building only the packages does not load Vite.
  const { build } = await import('vite');
  const [{ output }] = await build({
    configFile: false,
    root,
    logLevel: 'warn',
    publicDir: false,
    plugins: [separateChunks(), importDirectly()],
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: {
      alias: [
        // The server has already painted the page, so first-paint rules are not needed.
        { find: /^@loggia\/hooks\/firstPaint$/, replacement: `${root}hooks/gallery/firstPaint/browser.ts` },
        ...sourceAliases,
      ],
      dedupe: ['react', 'react-dom'],
    },
    build: {
      write: false,
      target: 'es2022',
      minify: false,
      lib: { entry: `${root}ui/mount/script/page.ts`, formats: ['es'] },
      rollupOptions: {
        // Chunks import directly from the script, without an intermediate file.
        preserveEntrySignatures: 'allow-extension',
        output: {
          entryFileNames: ({ name }) => `mount-${publishedName(name)}-[hash].js`,
          chunkFileNames: ({ name }) => `mount-${publishedName(name)}-[hash].js`,
          experimentalMinChunkSize: SMALL_CHUNK_BYTES,
          onlyExplicitManualChunks: true,
          manualChunks(id, { getModuleInfo }) {
            chunkOf ??= groupChunks(getModuleInfo);
            return chunkOf(id);
          },
        },
        onwarn(warning, warn) {
          if (warning.code !== 'MODULE_LEVEL_DIRECTIVE' && warning.code !== 'SOURCEMAP_ERROR') warn(warning);
        },
      },
    },
  });
  return output.filter(({ type }) => type === 'chunk');
}

/** Returns all files that are loaded before a chunk runs, including the chunk itself. */
function reachOf(chunks, fileName, found = new Set()) {
  if (found.has(fileName)) return found;
  found.add(fileName);
  for (const next of chunks.get(fileName)?.imports ?? []) reachOf(chunks, next, found);
  return found;
}

/**
 * Makes each `import()` request all of its chunk's dependencies in parallel. Otherwise, the browser would discover them
 * one after another, with a round trip each.
 */
function preloadImports(chunks) {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const script = chunks.find(({ isEntry }) => isEntry);
  const fileOf = (fileName, chunk, here) => {
    let isPreloading = false;
    const code = chunk.code.replaceAll(/\bimport\("\.\/([^"]+)"\)/g, (call, target) => {
      const missing = [...reachOf(byName, target)].filter((name) => name !== target && !here.has(name));
      if (missing.length === 0) return call;
      isPreloading = true;
      return `(preloadModules(${missing.map((name) => `"./${name}"`).join(', ')}), ${call})`;
    });
    const needsImport = isPreloading && chunk !== script;
    return { fileName, code: needsImport ? `import { preloadModules } from "./${script.fileName}";\n${code}` : code };
  };
  return [
    ...chunks.map((chunk) => fileOf(chunk.fileName, chunk, reachOf(byName, chunk.fileName))),
    // Pages load this copy of the script. It has not loaded the script's other copy, with a hash in its name, which the
    // chunks import.
    fileOf(SCRIPT, script, new Set()),
  ];
}

/**
 * Writes the script for pages without a bundler: `mount.js`, the chunks that it loads on demand, and the stylesheets,
 * all in one folder.
 */
export async function bundleMountScript(folder) {
  const [chunks, styles] = await Promise.all([bundleChunks(), bundleMountStyles()]);
  mkdirSync(folder, { recursive: true });
  for (const [name, sheet] of Object.entries(styles)) writeFileSync(join(folder, name), sheet);
  for (const { fileName, code } of preloadImports(chunks)) {
    const { code: minified } = await transform(code, { minify: true, target: 'es2022', legalComments: 'none' });
    writeFileSync(join(folder, fileName), minified);
  }
}
