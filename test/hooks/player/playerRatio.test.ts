// @vitest-environment node
import { expect, test } from 'vitest';
import { playerRatio } from '../../../hooks/media/player/playerRatio.ts';

test('a player has the given shape', () => {
  expect(playerRatio(16 / 9)).toBe(16 / 9);
});

test.each([undefined, 0, -1, Number.NaN, Number.POSITIVE_INFINITY])(
  'a player has that of 1000 × 600 with %s',
  (ratio) => {
    expect(playerRatio(ratio)).toBe(1000 / 600);
  },
);
