// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SLIDE_EFFECTS } from '@loggia/hooks/transition';
import { pickTileEffect } from '../../../hooks/slides/transition/engine/startTransition.ts';

describe('slide effects', () => {
  test('include the sixteen Photo Gallery effects and one more', () => {
    expect(Object.keys(SLIDE_EFFECTS)).toHaveLength(17);
  });

  test.each([
    ['sliceH', 1, 8, 0, -1, 0, 'slide', 1, 0],
    ['sliceV', 10, 1, 0, 0, -1, 'slide', 1, 0],
    ['slideH', 1, 1, 0, -1, 0, 'slide', 1, 1],
    ['slideV', 1, 1, 0, 0, 1, 'slide', 1, 1],
    ['scaleOut', 1, 1, 0, 0, 0, 'slide', 1.5, 0],
    ['scaleIn', 1, 1, 0, 0, 0, 'slide', 0.5, 0],
    ['blockScale', 8, 6, 0, 0, 0, 'slide', 0.6, 0],
    ['kaleidoscope', 10, 8, 0, 0, 0, 'slide', 1, 0],
    ['fan', 1, 10, 45, 100, 0, 'px', 1, 0],
    ['blindV', 1, 8, 0, 0, 0, 'slide', 0.7, 0],
    ['blindH', 10, 1, 0, 0, 0, 'slide', 0.7, 0],
  ] as const)(
    '%s: %i columns, %i rows, %i°, x %d, y %d in %s, scale %d, final opacity %i',
    (name, columns, rows, rotateDegrees, translateX, translateY, unit, scale, endOpacity) => {
      expect(SLIDE_EFFECTS[name]).toEqual({
        kind: 'tiles',
        columns,
        rows,
        rotateDegrees,
        translateX,
        translateY,
        unit,
        scale,
        endOpacity,
        easing: 'ease-in-out',
      });
    },
  );

  test('cut, fade, shift, cubes and random don’t use tiles', () => {
    expect(SLIDE_EFFECTS).toMatchObject({
      none: { kind: 'cut' },
      fade: { kind: 'fade', easing: 'linear' },
      shift: { kind: 'shift', distancePx: 32, easing: 'ease-out' },
      cubeH: { kind: 'cube', turn: 'horizontal', easing: 'ease-in-out' },
      cubeV: { kind: 'cube', turn: 'vertical', easing: 'ease-in-out' },
      random: { kind: 'random' },
    });
  });
});

describe('the random effect', () => {
  const tileEffects = Object.values(SLIDE_EFFECTS).filter(({ kind }) => kind === 'tiles');

  test('picks each of the eleven tile effects equally often', () => {
    const picks = Array.from({ length: 110 }, (_, step) => pickTileEffect(() => step / 110));
    const counts = tileEffects.map((effect) => picks.filter((pick) => pick === effect).length);
    expect(counts).toEqual(Array.from({ length: 11 }, () => 10));
  });

  test('never picks a cut, fade, shift or cube', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), (chance) => {
        expect(tileEffects).toContain(pickTileEffect(() => chance));
      }),
    );
  });
});
