import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { sourceStamp } from '../../../playground/tools/sourceStamp.mjs';

let root: string;

function write(path: string, text: string, seconds = 1_000_000): void {
  const file = join(root, path);
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, text);
  utimesSync(file, seconds, seconds);
}

const stamp = () => sourceStamp(root, ['hooks', 'lockfile']);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'loggia-stamp-'));
  write('hooks/a.ts', 'a');
  write('lockfile', '{}');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

describe('sourceStamp', () => {
  test('stays the same if nothing changes', () => expect(stamp()).toBe(stamp()));

  test.each<[string, () => void]>([
    ['a file is touched', () => write('hooks/a.ts', 'a', 2_000_000)],
    ['a file grows', () => write('hooks/a.ts', 'aa')],
    ['a file is added', () => write('hooks/deep/b.ts', 'b')],
    ['a file is removed', () => rmSync(join(root, 'hooks/a.ts'))],
    ['a single listed file changes', () => write('lockfile', '{}', 2_000_000)],
  ])('changes when %s', (_case, change) => {
    const before = stamp();
    change();
    expect(stamp()).not.toBe(before);
  });

  test.each(['hooks/node_modules/x.js', 'hooks/dist/x.js', 'elsewhere/x.ts'])('ignores %s', (path) => {
    const before = stamp();
    write(path, 'x');
    expect(stamp()).toBe(before);
  });
});
