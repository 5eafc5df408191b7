import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isComposing } from '../../../hooks/core/shared/keyOwners.ts';

/** Handlers that treat all keys alike, for example to track focus or presence. */
const DEAF = new Set([
  'hooks/gallery/layout/engine/userMoves.ts',
  'hooks/core/dialog/engine/focusByPress.ts',
  'hooks/core/shared/engine/animateScroll.ts',
]);
const READS_KEY = /\b(?:event|press)\.key\b|\bkey\b[^;]*\} = event\b|as KeyboardEvent\)\.key\b/;

describe('an IME composition', () => {
  it.each([
    ['in progress', { isComposing: true, keyCode: 13 }, true],
    ['ending in Safari', { isComposing: false, keyCode: 229 }, true],
    ['not in progress', { isComposing: false, keyCode: 13 }, false],
  ])('is detected from a key event: %s', (_name, event, expected) => {
    expect(isComposing(event)).toBe(expected);
  });

  it('is checked wherever the source code handles a key', () => {
    const files = ['hooks', 'ui'].flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
    );
    const sources = files.filter((file) => /\.tsx?$/.test(file) && !DEAF.has(file));
    const readers = sources.filter(
      (file) =>
        READS_KEY.test(readFileSync(file, 'utf8')) && /key-?down|KeyboardEvent/i.test(readFileSync(file, 'utf8')),
    );
    const careless = readers.filter((file) => !/isComposing\(|interpretKey\(/.test(readFileSync(file, 'utf8')));
    expect(readers.length).toBeGreaterThan(10);
    expect(careless).toStrictEqual([]);
  });
});
