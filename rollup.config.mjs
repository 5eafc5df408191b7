import { copyFileSync, rmSync, writeFileSync } from 'node:fs';
import { isAbsolute } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build as bundle } from 'esbuild';
import { dts } from 'rollup-plugin-dts';
import esbuild from 'rollup-plugin-esbuild';
import { guardStyles } from './ui/guard/guardStyles.mjs';
import { bundleMountScript } from './ui/mount/script/bundleScript.mjs';

const DIRECTIVE = /^(\s*)(['"])use client\2;?/;

const folderOf = (name) => fileURLToPath(new URL(name, import.meta.url));
const isPackage = (id) => !id.startsWith('.') && !isAbsolute(id);

/**
 * Rollup drops `'use client'`. Blanks of the same length keep every position in the source map true; the banner of the
 * module (one file per module) says it again.
 */
function keepUseClient() {
  const clientModules = new Set();
  return {
    name: 'keep-use-client',
    transform(code, id) {
      if (!DIRECTIVE.test(code)) return null;
      clientModules.add(id);
      return { code: code.replace(DIRECTIVE, (directive) => directive.replaceAll(/\S/g, ' ')), map: null };
    },
    banner: ({ facadeModuleId }) => (clientModules.has(facadeModuleId) ? "'use client';" : ''),
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
    // Beside the file, without a comment in it: nobody's visitors pay for it.
    sourcemap: 'external',
  });
}

/** Each style sheet with all that it imports and what guards it, as one file. */
function bundleStyles(source, names, folder) {
  return {
    name: 'bundle-styles',
    writeBundle: () => Promise.all(names.map((name) => bundleStyleSheet(source, name, folder))),
  };
}

/** TypeScript from 6 on asks what an import without a name is, also where no bundler has told it of style sheets. */
function declareStyles(folder) {
  return { name: 'declare-styles', writeBundle: () => writeFileSync(`${folder}/css.d.ts`, 'export {};\n') };
}

/** What a page without a bundler takes over its galleries with; the style sheets alone are for pages that have one. */
function bundleScript(folder) {
  return {
    name: 'bundle-script',
    async writeBundle() {
      await bundleMountScript(`${folder}/script`);
      for (const name of ['mount.css', 'mount-videos.css'])
        copyFileSync(`${folder}/script/${name}`, `${folder}/${name}`);
    },
  };
}

/** ESM, one file per module, then the types of each entry. `entries` are file names without their end. */
function buildPackage(name, entries, plugins = []) {
  const source = folderOf(name);
  const dist = `${source}/dist`;
  const modules = {
    input: Object.values(entries).map((entry) => `${source}/${entry}.ts`),
    external: isPackage,
    plugins: [emptyFolder(dist), keepUseClient(), esbuild({ target: 'es2022', jsx: 'automatic' }), ...plugins],
    output: { dir: dist, format: 'es', preserveModules: true, preserveModulesRoot: source, sourcemap: true },
  };
  const types = {
    input: Object.fromEntries(Object.entries(entries).map(([entry, file]) => [entry, `${source}/${file}.ts`])),
    external: isPackage,
    plugins: [dts({ compilerOptions: { paths: {}, incremental: false } })],
    output: { dir: dist, format: 'es', entryFileNames: '[name].d.ts', chunkFileNames: 'types/[name].d.ts' },
  };
  return [modules, types];
}

const ui = folderOf('ui');
// `firstPaintInBrowser` is what a browser has in the place of a server's.
const firstPaint = { firstPaint: 'firstPaint/index', firstPaintInBrowser: 'firstPaint/browser' };

export default [
  ...buildPackage('hooks', { index: 'index', wordpress: 'wordpress/index', static: 'static/index', ...firstPaint }),
  ...buildPackage('ui', { index: 'index', mount: 'mount/index' }, [
    bundleStyles(ui, ['styles', 'parts', 'forms', 'marketing', 'hero', 'law', 'videos'], `${ui}/dist`),
    declareStyles(`${ui}/dist`),
    bundleScript(`${ui}/dist`),
  ]),
];
