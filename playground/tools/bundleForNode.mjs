import { build } from 'esbuild';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

/** Vite's `?raw`: the text of a file. */
const rawFiles = {
  name: 'raw',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /\?raw$/ }, ({ path, resolveDir }) => ({
      path: resolve(resolveDir, path.slice(0, -'?raw'.length)),
      namespace: 'raw',
    }));
    onLoad({ filter: /.*/, namespace: 'raw' }, async ({ path }) => ({
      contents: await readFile(path, 'utf8'),
      loader: 'text',
    }));
  },
};

/** Style sheets are for the browser only. */
const noSheets = {
  name: 'sheets',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /\.css$/ }, ({ path }) => ({ path, namespace: 'sheet' }));
    onLoad({ filter: /.*/, namespace: 'sheet' }, () => ({ contents: '' }));
  },
};

/** Bundles an entry into one file that Node can import: our TypeScript is included, node_modules are not. */
export async function bundleForNode({ root, entry, outfile }) {
  await build({
    entryPoints: [join(root, entry)],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    plugins: [rawFiles, noSheets],
    sourcemap: 'linked',
    jsx: 'automatic',
    tsconfig: join(root, 'tsconfig.json'),
    logLevel: 'warning',
  });
}
