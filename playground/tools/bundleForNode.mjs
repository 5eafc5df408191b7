import { build } from 'esbuild';
import { join } from 'node:path';
import { bundlePaintWorker } from './bundlePaintWorker.mjs';

/** One file that plain Node can import: our TypeScript is inside, everything of node_modules stays outside. */
export async function bundleForNode({ root, entry, outfile }) {
  await build({
    entryPoints: [join(root, entry)],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    sourcemap: 'linked',
    jsx: 'automatic',
    define: { PAINT_WORKER_CODE: JSON.stringify(await bundlePaintWorker(root)) },
    tsconfig: join(root, 'tsconfig.json'),
    logLevel: 'warning',
  });
}
