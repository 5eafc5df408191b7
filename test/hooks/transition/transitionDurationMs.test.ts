// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { transitionDurationMs } from '@loggia/hooks/transition';

describe('the length of a slide change', () => {
  test.each([
    [0.1, 2.5, 100],
    [0.5, 2, 500],
    [0.5, 1.99, 497.5],
    [1, 2, 500],
    [1, 0, 1000],
    [0, 5, 0],
    [0, 0, 0],
    [-1, 5, 0],
    [Number.NaN, 5, 0],
    [1, Number.NaN, 1000],
    [1, -2, 1000],
    [Infinity, 2, 0],
  ])('%d s with an interval of %d s is %d ms', (effectDurationSeconds, intervalSeconds, durationMs) => {
    expect(transitionDurationMs({ effectDurationSeconds, intervalSeconds })).toBeCloseTo(durationMs, 6);
  });

  test('never exceeds the duration, nor a quarter of the interval', () => {
    const seconds = fc.double({ min: 0.001, max: 60, noNaN: true });
    fc.assert(
      fc.property(seconds, seconds, (effectDurationSeconds, intervalSeconds) => {
        const durationMs = transitionDurationMs({ effectDurationSeconds, intervalSeconds });
        expect(durationMs).toBeCloseTo(Math.min(effectDurationSeconds, intervalSeconds / 4) * 1000, 6);
      }),
    );
  });
});
