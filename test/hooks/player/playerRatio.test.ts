// @vitest-environment node
import { expect, test } from 'vitest';
import { playerRatio } from '../../../hooks/media/player/playerRatio.ts';

test('playerRatio returns a valid aspect ratio', () => {
  expect(playerRatio(16 / 9)).toBe(16 / 9);
});

test.each([undefined, 0, -1, Number.NaN, Number.POSITIVE_INFINITY])(
  'playerRatio falls back to 1000 × 600 for %s',
  (ratio) => {
    expect(playerRatio(ratio)).toBe(1000 / 600);
  },
);
