import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build as bundle, transform } from 'esbuild';
import { scopeStyles } from './scopeStyles.mjs';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const SCRIPT = 'mount.js';
/** Not worth a request of its own, before minification. */
const SMALL_CHUNK_BYTES = 4000;
/** Where modules go of which a small chunk would be merged into the script itself: pages with nothing to mount would pay for them. */
const PLACES = {
  'layout/constants': 'layout',
  'layout/resolveThumbnailsOptions': 'layout',
  'layout/thumbnailsColumnSteps': 'layout',
  'layout/firstIndexWhere': 'layout',
  'browsing/scrollGalleryTo': 'scroll',
  'shared/animateScroll': 'scroll',
  'shared/fixedTopHeight': 'scroll',
  'shared/parentElementOf': 'scroll',
  'shared/scrollerOf': 'scroll',
  'deepLink/readHash': 'address',
  'deepLink/claimGalleryHash': 'address',
  'deepLink/parseHash': 'address',
  'layout/followVisit': 'address',
  'layout/takeWay': 'address',
  'layout/createReturn': 'address',
  'layout/createWayToFragment': 'address',
  'layout/currentPlace': 'address',
  'layout/placeStore': 'address',
  'layout/findItem': 'address',
  'layout/isEveryListThere': 'address',
};
/** The sheet of every page, and those that come with what few pages have: which of the kit's each is made of. */
const SHEETS = { 'mount.css': ['styles', 'parts', 'forms'], 'mount-videos.css': ['videos'] };

async function bundleSheet(parts) {
  const { outputFiles } = await bundle({
    stdin: {
      contents: parts.map((name) => `@import './${name}.css';`).join(''),
      resolveDir: `${root}ui`,
      loader: 'css',
    },
    bundle: true,
    minify: true,
    write: false,
    logLevel: 'warning',
  });
  const [sheet] = outputFiles;
  const { code } = await transform(scopeStyles(sheet.text), { loader: 'css', minify: true });
  return code;
}

/** The style sheets of the kit, by their file names, as sheets that hold on a page of others. */
export async function bundleMountStyles() {
  const sheets = Object.entries(SHEETS).map(async ([name, parts]) => [name, await bundleSheet(parts)]);
  return Object.fromEntries(await Promise.all(sheets));
}

/** As a library, because Vite gives an application a helper of its own for preloading, and a page may have no use for it. */
async function bundleChunks() {
  // Only here: a build of the packages alone should not wait for it.
  const { build } = await import('vite');
  const [{ output }] = await build({
    configFile: false,
    root,
    logLevel: 'warn',
    publicDir: false,
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: {
      alias: [
        { find: /^@loggia\/hooks$/, replacement: `${root}hooks/index.ts` },
        // A page takes over what a server has painted: it writes no rules of a first paint.
        { find: /^@loggia\/hooks\/firstPaint$/, replacement: `${root}hooks/firstPaint/browser.ts` },
        { find: /^@loggia\/hooks\/(\w+)$/, replacement: `${root}hooks/$1/index.ts` },
      ],
      dedupe: ['react', 'react-dom'],
    },
    build: {
      write: false,
      target: 'es2022',
      minify: false,
      lib: { entry: `${root}ui/mount/script/page.ts`, formats: ['es'], fileName: () => SCRIPT },
      rollupOptions: {
        // Chunks take what they need from the script itself, without a file in between.
        preserveEntrySignatures: 'allow-extension',
        output: {
          chunkFileNames: 'mount-[name]-[hash].js',
          experimentalMinChunkSize: SMALL_CHUNK_BYTES,
          onlyExplicitManualChunks: true,
          manualChunks: (id) => PLACES[id.split('/').slice(-2).join('/').replace('.ts', '')],
        },
        onwarn(warning, warn) {
          if (warning.code !== 'MODULE_LEVEL_DIRECTIVE' && warning.code !== 'SOURCEMAP_ERROR') warn(warning);
        },
      },
    },
  });
  return output.filter(({ type }) => type === 'chunk');
}

/** All that a chunk fetches before it runs, itself among it. */
function reachOf(chunks, fileName, found = new Set()) {
  if (found.has(fileName)) return found;
  found.add(fileName);
  for (const next of chunks.get(fileName)?.imports ?? []) reachOf(chunks, next, found);
  return found;
}

/**
 * Lets each `import()` ask for all that its chunk needs in one go: by itself a browser learns of it chunk by chunk, a way to the server and back each
 * time.
 */
function preloadImports(chunks) {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  return chunks.map((chunk) => {
    const here = reachOf(byName, chunk.fileName).add(SCRIPT);
    let isPreloading = false;
    const code = chunk.code.replaceAll(/\bimport\("\.\/([^"]+)"\)/g, (call, target) => {
      const missing = [...reachOf(byName, target)].filter((name) => name !== target && !here.has(name));
      if (missing.length === 0) return call;
      isPreloading = true;
      return `(preloadModules(${missing.map((name) => `"./${name}"`).join(', ')}), ${call})`;
    });
    const needsImport = isPreloading && chunk.fileName !== SCRIPT;
    return {
      fileName: chunk.fileName,
      code: needsImport ? `import { preloadModules } from "./${SCRIPT}";\n${code}` : code,
    };
  });
}

/**
 * The script for a page without a bundler: `mount.js`, the chunks that it fetches when it needs them, and the style sheets, all in one
 * folder.
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
