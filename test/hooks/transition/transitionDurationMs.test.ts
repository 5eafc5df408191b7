// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { transitionDurationMs } from '@loggia/hooks/transition';

describe('transitionDurationMs', () => {
  test.each([
    [100, 2500, 100],
    [500, 2000, 500],
    [500, 1990, 497.5],
    [1000, 2000, 500],
    [1000, 0, 1000],
    [0, 5000, 0],
    [0, 0, 0],
    [-1, 5000, 0],
    [Number.NaN, 5000, 0],
    [1000, Number.NaN, 1000],
    [1000, -2000, 1000],
    [Infinity, 2000, 0],
  ])('limits an effect of %d ms at an interval of %d ms to %d ms', (effectDurationMs, intervalMs, durationMs) => {
    expect(transitionDurationMs({ effectDurationMs, intervalMs })).toBeCloseTo(durationMs, 6);
  });

  test('never exceeds the effect’s duration or a quarter of the interval', () => {
    const lengths = fc.double({ min: 1, max: 60_000, noNaN: true });
    fc.assert(
      fc.property(lengths, lengths, (effectDurationMs, intervalMs) => {
        const durationMs = transitionDurationMs({ effectDurationMs, intervalMs });
        expect(durationMs).toBeCloseTo(Math.min(effectDurationMs, intervalMs / 4), 6);
      }),
    );
  });
});
