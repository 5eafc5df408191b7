// @vitest-environment node
import { join } from 'node:path';
import { build } from 'esbuild';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../..');

test('static data bring no library, no transport and no parser with them', async () => {
  const { metafile } = await build({
    entryPoints: [join(root, 'hooks/static/index.ts')],
    absWorkingDir: root,
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
  });
  const strangers = Object.keys(metafile.inputs).filter((path) =>
    /(^|\/)node_modules\/|^hooks\/(rest|trustedTypes|wordpress)\//.test(path),
  );
  expect(strangers).toEqual([]);
});
