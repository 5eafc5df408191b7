import { copyFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { isAbsolute } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build as bundle } from 'esbuild';
import { dts } from 'rollup-plugin-dts';
import esbuild from 'rollup-plugin-esbuild';
import { entryFolders } from './hooks/entryFolders.mjs';
import { separateChunks, isChunk } from './ui/separateChunks.mjs';
import { guardStyles } from './ui/guard/guardStyles.mjs';
import { bundleMountScript } from './ui/mount/script/bundleScript.mjs';
import { bundleWordPressPlugin } from './ui/mount/wordpress/bundlePlugin.mjs';
import { publishedName } from './ui/publishedName.mjs';

const DIRECTIVE = /^(\s*)(['"])use client\2;?/;

const folderOf = (name) => fileURLToPath(new URL(name, import.meta.url));
const isPackage = (id) => !id.startsWith('.') && !isAbsolute(id);

/**
 * Replaces `'use client'`, which Rollup drops, with blanks of the same length, so that every position in the source map stays true. The banner of
 * the file adds it again: merged modules with the directive and those without it go into separate files.
 */
function keepUseClient() {
  const clientModules = new Set();
  return {
    isClient: (id) => clientModules.has(id),
    name: 'keep-use-client',
    transform(code, id) {
      if (!DIRECTIVE.test(code)) return null;
      clientModules.add(id);
      return { code: code.replace(DIRECTIVE, (directive) => directive.replaceAll(/\S/g, ' ')), map: null };
    },
    banner: ({ moduleIds }) => (moduleIds.some((id) => clientModules.has(id)) ? "'use client';" : ''),
  };
}

const MADE_AT_ONCE =
  /^((?:export )?const \w+ = )(?=(?:forwardRef|createContext|memo|createIcon|lateComponent|latePopup)\()/gm;
/** The arguments of a call that is marked as pure; they have to be pure, too. */
const MADE_WITHIN = /\bmemo\(\s*(?=forwardRef\()/g;

/**
 * Marks these calls as pure, so that bundlers can leave out an unused result. The lines of the source map stay; columns behind the mark are off by its
 * length.
 */
function markPure() {
  return {
    name: 'mark-pure',
    transform: (code) => ({
      code: code.replaceAll(MADE_AT_ONCE, '$1/* @__PURE__ */ ').replaceAll(MADE_WITHIN, '$&/* @__PURE__ */ '),
      map: null,
    }),
  };
}

const withoutEnd = (path) => path.replace(/\.tsx?$/, '');

const folders = entryFolders();
/** Adds the area to a path in `hooks` that starts with a capability. */
const inArea = (path) => path.replace(/^\w+/, (capability) => folders[capability]);
const AREA = new RegExp(
  `^(?:${[...new Set(Object.values(folders).map((path) => path.split('/')[0]))].join('|')})/(?=\\w+/)`,
);

/** Returns the path of a module in its package's `dist`, without the area. */
const distPath = (source, id) => publishedName(withoutEnd(id.slice(source.length + 1)).replace(AREA, ''));

/** Returns these modules and all that they import. */
function reach(start, getModuleInfo) {
  const found = new Set(start);
  for (const id of found)
    for (const next of getModuleInfo(id)?.importedIds ?? []) if (!isPackage(next)) found.add(next);
  return found;
}

/** The capabilities whose entries are imported only for a lightbox, and therefore loaded late. Blogs, slideshows and carousels need the others. */
const LIGHTBOX_ENTRIES = new Set(
  'analytics comments deepLink fullscreen lightbox loadMore overlayHost panels thumbnailFlight zoom'
    .split(' ')
    .map(publishedName),
);

/**
 * Writes a file for each module, with three exceptions: modules that the gallery needs are merged into `core`, those that every lightbox needs into
 * `lightbox`, and those of the `FullLightbox`, or of two other lazy chunks, into `fullLightbox`. Bundlers create one chunk for all files that the same
 * chunks need, so without these three files nearly every module would get its own chunk. The features of the `Lightbox`, such as zoom, stay separate, so
 * that a lightbox of parts doesn't load those that it leaves out. So do modules that other entries need before a lightbox opens, because a merged file
 * would add the rest of the lightbox's code to the first chunk of a page. `lazyChunks`: the entry modules of each lazy chunk, those of the `features`, and
 * the `separate` modules, which apps or small chunks import without the rest.
 */
function filesByChunk(source, lazyChunks, isClient) {
  let fileNameOf;
  function findFileNames({ getModuleIds, getModuleInfo }) {
    const ids = [...getModuleIds()].filter((id) => id.startsWith(source));
    const reachOf = (paths) =>
      reach(
        ids.filter((id) => paths.some((path) => id.startsWith(`${source}/${path}`))),
        getModuleInfo,
      );
    const { gallery, lightbox, features, separate, fullLightbox, ...others } = lazyChunks;
    const merged = Object.entries({ core: gallery, lightbox, features, fullLightbox }).map(([name, paths]) => [
      name,
      reachOf(paths),
    ]);
    const apart = new Set(separate.map((path) => `${source}/${path}`));
    const reached = Object.values(others).map(reachOf);
    const first = reach(
      ids.filter(
        (id) =>
          getModuleInfo(id).isEntry &&
          id !== `${source}/index.ts` &&
          !LIGHTBOX_ENTRIES.has(distPath(source, id).split('/')[0]),
      ),
      getModuleInfo,
    );
    return (id) => {
      const isShared = reached.filter((found) => found.has(id)).length > 1;
      const file = merged.find(([, found]) => found.has(id))?.[0] ?? (isShared ? 'fullLightbox' : undefined);
      // A module that loads late keeps its name, which is also that of its chunk.
      const isOwn =
        file === 'features' ||
        apart.has(withoutEnd(id)) ||
        (file !== 'core' && first.has(id)) ||
        getModuleInfo(id).dynamicImporters.length > 0;
      return isOwn ? undefined : file;
    };
  }
  return (id, graph) => {
    if (!id.startsWith(source) || id.endsWith('/index.ts')) return undefined;
    fileNameOf ??= findFileNames(graph);
    const fileName = isChunk(id) ? undefined : fileNameOf(id);
    if (fileName === undefined) return distPath(source, id);
    return isClient(id) ? `${fileName}.client` : fileName;
  };
}

function emptyFolder(folder) {
  return { name: 'empty-folder', buildStart: () => rmSync(folder, { recursive: true, force: true }) };
}

async function bundleStyleSheet(source, name, folder) {
  const sheet = (contents, options) =>
    bundle({ stdin: { contents, resolveDir: source, loader: 'css' }, bundle: true, logLevel: 'warning', ...options });
  const rules = `@import './${name}.css';`;
  const {
    outputFiles: [{ text }],
  } = await sheet(rules, { write: false });
  await sheet(`${rules}\n${guardStyles(text)}`, {
    outfile: `${folder}/${name}.css`,
    minify: true,
    // Beside the file, without a comment in it, so that visitors do not load it.
    sourcemap: 'external',
  });
}

/** Writes each style sheet that stands in the folder as one file, with its imports and its guard. */
function bundleStyles(source, folder) {
  const names = readdirSync(source).flatMap((file) => /^([\w-]+)\.css$/.exec(file)?.slice(1) ?? []);
  return {
    name: 'bundle-styles',
    writeBundle: () => Promise.all(names.map((name) => bundleStyleSheet(source, name, folder))),
  };
}

/** Types for style sheets: since version 6, TypeScript checks imports without a name, even if no bundler has declared them. */
function declareStyles(folder) {
  return { name: 'declare-styles', writeBundle: () => writeFileSync(`${folder}/css.d.ts`, 'export {};\n') };
}

/**
 * The script that mounts the kit on a page without a bundler, and the WordPress plugin that contains it. Pages with a bundler need only the style
 * sheets.
 */
function bundleScript(folder) {
  return {
    name: 'bundle-script',
    async writeBundle() {
      await bundleMountScript(`${folder}/script`);
      for (const name of ['mount.css', 'mount-videos.css'])
        copyFileSync(`${folder}/script/${name}`, `${folder}/${name}`);
      const { version } = JSON.parse(readFileSync(`${folder}/../package.json`, 'utf8'));
      bundleWordPressPlugin({ file: `${folder}/loggia-wordpress.zip`, script: `${folder}/script`, version });
    },
  };
}

/**
 * Marks the types of the root entry as types, because `rollup-plugin-dts` turns `export type *` into exports of values. Otherwise, an import of a value that
 * only a feature's own entry exports would type-check.
 */
function keepTypeExports(dist) {
  return {
    name: 'keep-type-exports',
    generateBundle(_options, files) {
      const { body } = this.parse(readFileSync(`${dist}/index.js`, 'utf8'));
      const values = new Set(body.flatMap(({ specifiers = [] }) => specifiers.map(({ exported }) => exported?.name)));
      const markType = (name) => (values.has(name.split(' as ').at(-1)) ? name : `type ${name}`);
      const root = files['index.d.ts'];
      root.code = root.code.replaceAll(
        /^export \{ (.*) \}/gm,
        (_statement, names) => `export { ${names.split(', ').map(markType).join(', ')} }`,
      );
    },
  };
}

/** The entries: one for each capability, with the index of its folder, which `placeOf` names. */
function capabilitiesOf(name, placeOf = (capability) => capability) {
  const { exports } = JSON.parse(readFileSync(new URL(`${name}/package.json`, import.meta.url), 'utf8'));
  const names = Object.keys(exports).flatMap((path) => /^\.\/(\w+)$/.exec(path)?.slice(1) ?? []);
  return Object.fromEntries(names.map((capability) => [capability, `${placeOf(capability)}/index`]));
}

/** Builds ESM, then the types of each entry. `entries` are file names without their extension. */
function buildPackage(name, entries, lazyChunks, plugins = []) {
  const source = folderOf(name);
  const dist = `${source}/dist`;
  const client = keepUseClient();
  const modules = {
    input: Object.values(entries).map((entry) => `${source}/${entry}.ts`),
    external: isPackage,
    plugins: [
      emptyFolder(dist),
      separateChunks(),
      client,
      esbuild({ target: 'es2022', jsx: 'automatic' }),
      markPure(),
      ...plugins,
    ],
    output: {
      dir: dist,
      format: 'es',
      sourcemap: true,
      entryFileNames: ({ facadeModuleId }) => `${distPath(source, facadeModuleId)}.js`,
      chunkFileNames: '[name].js',
      manualChunks: filesByChunk(source, lazyChunks, client.isClient),
      hoistTransitiveImports: false,
      minifyInternalExports: false,
    },
  };
  const types = {
    input: Object.fromEntries(Object.entries(entries).map(([entry, file]) => [entry, `${source}/${file}.ts`])),
    external: isPackage,
    plugins: [dts({ compilerOptions: { paths: {}, incremental: false } }), keepTypeExports(dist)],
    output: { dir: dist, format: 'es', entryFileNames: '[name].d.ts', chunkFileNames: 'types/[name].d.ts' },
  };
  return [modules, types];
}

const indexOf = (...names) => names.map((name) => `${name}/index`);

/** The entry modules of the gallery and of each lazy chunk. */
const hookChunks = {
  gallery: [
    'backend/',
    'browsing/usePageScroll',
    'chunk/createChunk',
    'chunk/useChunk',
    'gallery/useGallery',
    ...indexOf('layout'),
    'lightboxIntent/',
    'picture/',
    'shared/urls',
    'shared/useIsClient',
    'shared/useItemKeys',
    // Small, and needed by several late chunks: as files of their own, they would be further requests.
    'shared/knownName',
    'shared/useFocusHandover',
  ],
  lightbox: [
    ...indexOf('lightbox', 'preload'),
    ...['useBar', 'useIdle', 'useInfo', 'useTooltipIntent'].map((name) => `panels/${name}`),
  ],
  features: [
    ...indexOf('deepLink', 'filmstrip', 'fullscreen', 'history', 'loadMore', 'slideshow', 'swipe', 'thumbnailFlight'),
    ...indexOf('zoom'),
    'panels/useFullSize',
  ],
  separate: ['lightbox/LightboxProvider', 'panels/engine/watchTooltips'],
  fullLightbox: indexOf('analytics', 'hits', 'panels', 'protection', 'share'),
  scroll: ['layout/engine/scrollCode'],
  tiles: ['transition/engine/tileEffects'],
  comments: indexOf('comments'),
  shop: indexOf('cart'),
  embeds: indexOf('embed'),
  extras: indexOf('download', 'overlayHost', 'rating', 'watermark'),
};

const kitChunks = {
  gallery: ['gallery/index'],
  lightbox: [
    ...['LightboxRoot', 'LightboxDialog', 'LightboxSlides', 'LightboxParts', 'LightboxCaption'].map(
      (name) => `lightbox/${name}`,
    ),
    'panels/LightboxBar',
  ],
  features: ['lightbox/StandardGalleryLightbox'],
  separate: [],
  fullLightbox: ['lightbox/FullGalleryLightbox'],
  comments: ['comments/CommentPanel'],
  shop: ['cart/LightboxShop'],
  menus: ['chunks/menus'],
  embeds: ['chunks/embeds'],
  extras: ['chunks/extras'],
};

const ui = folderOf('ui');

export default [
  ...buildPackage(
    'hooks',
    // `firstPaintInBrowser` replaces the server's module in browsers.
    { index: 'index', ...capabilitiesOf('hooks', inArea), firstPaintInBrowser: inArea('firstPaint/browser') },
    Object.fromEntries(Object.entries(hookChunks).map(([name, paths]) => [name, paths.map(inArea)])),
  ),
  ...buildPackage('ui', { index: 'index', ...capabilitiesOf('ui') }, kitChunks, [
    bundleStyles(ui, `${ui}/dist`),
    declareStyles(`${ui}/dist`),
    bundleScript(`${ui}/dist`),
  ]),
];
