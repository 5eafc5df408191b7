// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decideSwipe, followOffset, rubberBand, swipeDirection } from '../../../hooks/slides/swipe/decideSwipe.ts';
import { slideOffset } from '../../../hooks/slides/swipe/useSwipe.tsx';
import type { SwipeRelease } from '../../../hooks/slides/swipe/types.ts';

const still = { x: 0, y: 0 };
const release = (change: Partial<SwipeRelease>): SwipeRelease => ({
  axis: 'x',
  movement: still,
  velocity: still,
  durationMs: 200,
  hasNext: true,
  hasPrevious: true,
  canClose: true,
  isRightToLeft: false,
  width: 400,
  height: 300,
  ...change,
});
const slow = { durationMs: 1001 };

describe('releasing a swipe', () => {
  test.each<[string, Partial<SwipeRelease>, string]>([
    [
      '30 px to the left within a second goes to the next slide',
      { movement: { x: -30, y: 0 }, durationMs: 1000 },
      'next',
    ],
    ['30 px to the right goes to the previous slide', { movement: { x: 30, y: 0 } }, 'previous'],
    ['before 30 px stays on the slide', { movement: { x: -29, y: 0 } }, 'stay'],
    ['with 29 px of vertical movement changes the slide', { movement: { x: -40, y: 29 } }, 'next'],
    ['with 30 px of vertical movement stays on the slide', { movement: { x: -40, y: 30 } }, 'stay'],
    ['after more than a second stays on the slide', { movement: { x: -190, y: 0 }, ...slow }, 'stay'],
    [
      'after more than a second, but past half the width, changes the slide',
      { movement: { x: -201, y: 0 }, ...slow },
      'next',
    ],
    [
      'with a late flick changes the slide',
      { movement: { x: -50, y: 40 }, velocity: { x: -0.5, y: 0 }, ...slow },
      'next',
    ],
    [
      'with a flick back stays on the slide',
      { movement: { x: -50, y: 40 }, velocity: { x: 0.9, y: 0 }, ...slow },
      'stay',
    ],
    ['is mirrored in right-to-left layouts', { movement: { x: 60, y: 0 }, isRightToLeft: true }, 'next'],
    ['has no effect at the last slide', { movement: { x: -300, y: 0 }, hasNext: false }, 'stay'],
    ['has no effect at the first slide', { movement: { x: 300, y: 0 }, hasPrevious: false }, 'stay'],
    ['without an axis stays on the slide', { axis: null, movement: { x: -60, y: 0 } }, 'stay'],
    ['far enough down closes the lightbox', { axis: 'y', movement: { x: 0, y: 61 }, ...slow }, 'close'],
    ['not far enough down stays on the slide', { axis: 'y', movement: { x: 0, y: 59 }, ...slow }, 'stay'],
    [
      'with a flick down closes the lightbox',
      { axis: 'y', movement: { x: 0, y: 35 }, velocity: { x: 0, y: 0.6 } },
      'close',
    ],
    ['upwards stays on the slide', { axis: 'y', movement: { x: 0, y: -250 }, velocity: { x: 0, y: -2 } }, 'stay'],
    [
      'downwards on a surface that cannot be closed stays on the slide',
      { axis: 'y', movement: { x: 0, y: 200 }, canClose: false },
      'stay',
    ],
  ])('%s', (_, change, outcome) => {
    expect(decideSwipe(release(change))).toBe(outcome);
  });

  test('gives the opposite result when mirrored', () => {
    const number = fc.double({ min: -800, max: 800, noNaN: true });
    fc.assert(
      fc.property(number, number, number, fc.nat(3000), (x, y, speed, durationMs) => {
        const given = release({ movement: { x, y }, velocity: { x: speed / 400, y: 0 }, durationMs });
        const mirrored = { ...given, movement: { x: -x, y }, velocity: { x: -speed / 400, y: 0 } };
        const opposite = { next: 'previous', previous: 'next', stay: 'stay', close: 'close' };
        expect(decideSwipe(mirrored)).toBe(opposite[decideSwipe(given)]);
        expect(decideSwipe({ ...mirrored, isRightToLeft: true })).toBe(decideSwipe(given));
      }),
    );
  });
});

describe('a dragged image', () => {
  test.each([
    ['follows the pointer', {}, 'x', { x: -70, y: 5 }, { x: -70, y: 0 }],
    ['is pulled down if this can close the lightbox', {}, 'y', { x: 3, y: 80 }, { x: 0, y: 80 }],
  ] as const)('%s', (_, change, axis, movement, offset) => {
    expect(followOffset(axis, movement, release(change))).toEqual(offset);
  });

  test.each([
    ['after the last slide', { hasNext: false }, { x: -100, y: 0 }, 'x'],
    ['before the first slide', { hasPrevious: false }, { x: 100, y: 0 }, 'x'],
    ['after the last slide in right-to-left layouts', { hasNext: false, isRightToLeft: true }, { x: 100, y: 0 }, 'x'],
    ['upwards', {}, { x: 0, y: -100 }, 'y'],
  ] as const)('meets resistance %s', (_, change, movement, axis) => {
    const offset = followOffset(axis, movement, release(change))[axis];
    expect(Math.sign(offset)).toBe(Math.sign(movement[axis]));
    expect(Math.abs(offset)).toBeLessThan(45);
  });

  test('meets increasing resistance, within its limit and in its direction', () => {
    const distance = fc.integer({ min: 1, max: 10_000 });
    fc.assert(
      fc.property(distance, distance, fc.integer({ min: 1, max: 2000 }), (pull, more, room) => {
        const near = rubberBand(pull, room);
        expect(near).toBeGreaterThan(0);
        expect(near).toBeLessThan(Math.min(pull, room));
        expect(rubberBand(pull + more, room)).toBeGreaterThan(near);
        expect(rubberBand(-pull, room)).toBe(-near);
      }),
    );
    expect(rubberBand(100, 0)).toBe(0);
  });
});

test.each([
  [{ index: 3, shownIndex: 3, count: 5, loop: true }, 0],
  [{ index: 4, shownIndex: 3, count: 5, loop: false }, 1],
  [{ index: 2, shownIndex: 3, count: 5, loop: false }, -1],
  [{ index: 1, shownIndex: 3, count: 5, loop: true }, undefined],
  [{ index: 0, shownIndex: 4, count: 5, loop: true }, 1],
  [{ index: 4, shownIndex: 0, count: 5, loop: true }, -1],
  [{ index: 0, shownIndex: 4, count: 5, loop: false }, undefined],
  [{ index: 1, shownIndex: 0, count: 2, loop: true }, 'either'],
  [{ index: 1, shownIndex: 0, count: 2, loop: false }, 1],
  [{ index: 0, shownIndex: 0, count: 1, loop: true }, 0],
])('slideOffset for %o is %s', (input, offset) => {
  expect(slideOffset(input)).toBe(offset);
});

test.each([
  [{ x: -9, y: 2 }, 'left'],
  [{ x: 9, y: -9 }, 'right'],
  [{ x: 2, y: -9 }, 'up'],
  [{ x: 2, y: 9 }, 'down'],
])('swipeDirection of %o is %s', (movement, direction) => {
  expect(swipeDirection(movement)).toBe(direction);
});
