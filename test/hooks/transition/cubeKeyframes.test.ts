// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SLIDE_EFFECTS } from '@loggia/hooks/transition';
import { cubeKeyframes, type CubeFace } from '../../../hooks/slides/transition/engine/animateCube.ts';

const SLIDE = { width: 800, height: 600 };

const turnOf = (face: CubeFace) =>
  face.flatMap(({ transform }) => /rotate([XY])\((-?\d+)deg\)/.exec(transform ?? '')?.slice(1) ?? []);

describe('a cube', () => {
  test.each([
    ['cubeH', 'forward', false, 'Y', 90],
    ['cubeH', 'backward', false, 'Y', -90],
    ['cubeH', 'forward', true, 'Y', -90],
    ['cubeH', 'backward', true, 'Y', 90],
    ['cubeV', 'forward', false, 'X', 90],
    ['cubeV', 'backward', false, 'X', -90],
    ['cubeV', 'forward', true, 'X', 90],
    ['cubeV', 'backward', true, 'X', -90],
  ] as const)(
    '(%s, moving %s, right-to-left: %s) rotates around the %s axis, with the new face at %i°',
    (name, direction, isRightToLeft, axis, degrees) => {
      const faces = cubeKeyframes({ effect: SLIDE_EFFECTS[name], direction, isRightToLeft, ...SLIDE });
      expect(turnOf(faces.incoming)).toEqual([axis, String(degrees), axis, '0']);
      expect(turnOf(faces.outgoing)).toEqual([axis, '0', axis, String(-degrees)]);
    },
  );

  test.each([
    ['cubeH', 400],
    ['cubeV', 300],
  ] as const)('%s turns around an axis half a slide behind its face, seen from 1000 px away', (name, depth) => {
    const { outgoing } = cubeKeyframes({
      effect: SLIDE_EFFECTS[name],
      direction: 'forward',
      isRightToLeft: false,
      ...SLIDE,
    });
    expect(outgoing[0]?.transform).toMatch(/^perspective\(1000px\) /);
    expect(outgoing[0]?.transform).toContain(`translateZ(-${depth}px)`);
    expect(outgoing[0]?.transform).toMatch(new RegExp(`translateZ\\(${depth}px\\)$`));
  });

  test('never shows the back of a face, and always shows at least one face', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 12_000 }), (width) => {
        const faces = cubeKeyframes({
          effect: SLIDE_EFFECTS.cubeH,
          direction: 'forward',
          isRightToLeft: false,
          width,
          height: 10,
        });
        const hiddenFrom = faces.outgoing[1]?.offset ?? 0;
        const shownFrom = faces.incoming[1]?.offset ?? 1;
        expect(hiddenFrom).toBeGreaterThan(0.5);
        expect(hiddenFrom).toBeLessThan(1);
        expect(shownFrom).toBeLessThan(hiddenFrom);
        expect(faces.outgoing.map(({ opacity }) => opacity)).toEqual([1, 1, 0, 0]);
        expect(faces.incoming.map(({ opacity }) => opacity)).toEqual([0, 0, 1, 1]);
      }),
    );
  });
});
