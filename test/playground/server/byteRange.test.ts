// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { byteRange } from '../../../playground/server/playlists/byteRange.ts';

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
  ])('is parsed from %j for a 100-byte file', (header, range) => {
    expect(byteRange(header, 100)).toEqual(range);
  });

  test('never exceeds the file size', () => {
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
