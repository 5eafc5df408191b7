import { build } from 'esbuild';
import { join } from 'node:path';

/**
 * The code of the thread that paints, in one piece. It is put into the bundle of the server as a text, not beside it as a
 * file, so that a running demo needs nothing of a build that may be gone by then.
 */
export async function bundlePaintWorker(root) {
  const { outputFiles } = await build({
    entryPoints: [join(root, 'playground/server/painting/paintWorker.ts')],
    write: false,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    tsconfig: join(root, 'tsconfig.json'),
    logLevel: 'warning',
  });
  return outputFiles[0].text;
}
