// @vitest-environment node
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, onTestFinished, test } from 'vitest';
import { acceptedFormats } from '../../../playground/server/images/acceptedFormats.ts';
import { byteRange } from '../../../playground/server/images/byteRange.ts';
import { createFileCache } from '../../../playground/server/images/createFileCache.ts';

describe('the formats of an Accept header', () => {
  test.each([
    ['image/avif,image/webp,*/*;q=0.8', ['avif', 'webp', 'jpeg']],
    ['image/webp', ['webp', 'jpeg']],
    ['image/*', ['jpeg']],
    ['', ['jpeg']],
    ['image/avif;q=0, IMAGE/WEBP ;q=0.5', ['webp', 'jpeg']],
    ['image/avif;q=0.000', ['jpeg']],
    ['image/avif;q=0.01', ['avif', 'jpeg']],
  ])('%j', (accept, formats) => {
    expect(acceptedFormats(accept)).toEqual(formats);
  });
});

describe('a byte range', () => {
  test.each([
    [undefined, null],
    ['bytes=0-', { start: 0, end: 99 }],
    ['bytes=10-19', { start: 10, end: 19 }],
    ['bytes=90-200', { start: 90, end: 99 }],
    ['bytes=-10', { start: 90, end: 99 }],
    ['bytes=-500', { start: 0, end: 99 }],
    ['bytes=-0', 'unsatisfiable'],
    ['bytes=100-', 'unsatisfiable'],
    ['bytes=20-10', null],
    ['bytes=0-1,5-6', null],
    ['bytes=-', null],
    ['items=0-1', null],
    ['bytes=0x1-2', null],
  ])('%j of a hundred bytes', (header, range) => {
    expect(byteRange(header, 100)).toEqual(range);
  });

  test('always lies inside the file', () => {
    const digits = fc.oneof(fc.constant(''), fc.nat().map(String));
    fc.assert(
      fc.property(digits, digits, fc.integer({ min: 1, max: 1000 }), (from, to, size) => {
        const range = byteRange(`bytes=${from}-${to}`, size);
        if (range === null || range === 'unsatisfiable') return;
        expect(range.start).toBeGreaterThanOrEqual(0);
        expect(range.start).toBeLessThanOrEqual(range.end);
        expect(range.end).toBeLessThan(size);
      }),
    );
  });
});

describe('the cache of files', () => {
  test('gives back the written files, and null for all else', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'loggia-cache-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const cache = createFileCache(folder, 1000);
    await cache.write('one', Buffer.from('1'));
    expect([await cache.read('one'), await cache.has('one')]).toEqual([Buffer.from('1'), true]);
    expect([await cache.read('two'), await cache.has('two')]).toEqual([null, false]);
  });

  test('stays below its size, however much is written', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'loggia-cache-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const cache = createFileCache(folder, 1000);
    for (let file = 0; file < 500; file += 1) await cache.write(String(file), Buffer.alloc(10));
    const left = readdirSync(folder);
    expect(left.length).toBeLessThanOrEqual(100);
    expect(left.length).toBeGreaterThan(0);
  });
});
