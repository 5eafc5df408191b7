// @vitest-environment node
import { join } from 'node:path';
import { build, type Metafile } from 'esbuild';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../..');

const ENTRY = 'hooks/adapters/static/index.ts';

/** The modules a file imports statically, directly or indirectly. */
function filesWith(file: string, { inputs }: Pick<Metafile, 'inputs'>, found = new Set<string>()): ReadonlySet<string> {
  found.add(file);
  for (const { path, kind } of inputs[file]?.imports ?? []) {
    if (kind !== 'dynamic-import' && !found.has(path)) filesWith(path, { inputs }, found);
  }
  return found;
}

/** The modules that fetch a zip file. They do not need the transport. */
const FILES = /^hooks\/rest\/(engine\/(loadFile|watchSilence)|constants)\.ts$/;

test('the static adapter imports no library, no transport and no parser', async () => {
  const { metafile } = await build({
    entryPoints: [join(root, ENTRY)],
    absWorkingDir: root,
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
  });
  const files = [...filesWith(ENTRY, metafile)];
  expect(files.length).toBeGreaterThan(10);
  const strangers = files.filter((path) => /(^|\/)node_modules\/|^hooks\/(rest|trustedTypes|wordpress)\//.test(path));
  expect(strangers.filter((path) => !FILES.test(path))).toEqual([]);
});
