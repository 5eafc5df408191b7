// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canPan, panLimits, WHOLE_VIEW, zoomReducer, type ZoomEvent } from '../../../hooks/lightbox/zoom/zoomView.ts';
import { containedSize } from '../../../hooks/lightbox/zoom/engine/measureZoom.ts';
import { isDoubleTap, wheelFactor, zoomKeyFactor } from '../../../hooks/lightbox/zoom/useZoomInput.ts';
import { resolveZoom } from '../../../hooks/lightbox/zoom/useZoom.tsx';
import type { ZoomGeometry, ZoomView } from '../../../hooks/lightbox/zoom/types.ts';

const geometry: ZoomGeometry = {
  surfaceWidth: 800,
  surfaceHeight: 600,
  imageWidth: 800,
  imageHeight: 400,
  maxScale: 4,
  toggleScale: 2,
};
const run = (...events: ZoomEvent[]) => events.reduce((view, event) => zoomReducer(view, event, geometry), WHOLE_VIEW);
const at = { x: 200, y: 0 };
const toggled = { type: 'toggled', at, isFollowing: false } as const;

describe('zoomReducer', () => {
  test.each<[string, ZoomEvent[], Partial<ZoomView>]>([
    ['zooms to 200% around the given point when toggled', [toggled], { scale: 2, x: -200, y: 0 }],
    ['returns to the whole image when toggled again', [toggled, toggled], WHOLE_VIEW],
    ['pans up to the edge', [toggled, { type: 'dragged', by: { x: -900, y: 50 } }], { x: -400, y: 50 }],
    ['does not pan while the whole image is shown', [{ type: 'dragged', by: { x: 50, y: 50 } }], WHOLE_VIEW],
    ['zooms in up to the maximum', [{ type: 'scaled', factor: 99, at }], { scale: 4 }],
    ['zooms out to the whole image', [toggled, { type: 'scaled', factor: 0.1, at }], { scale: 1, x: 0, y: 0 }],
    [
      'snaps to the whole image if released at almost 100%',
      [{ type: 'scaled', factor: 1.04, at }, { type: 'settled' }],
      WHOLE_VIEW,
    ],
    ['returns to the whole image on reset', [toggled, { type: 'reset' }], WHOLE_VIEW],
  ])('%s', (_, events, expected) => {
    expect(run(...events)).toMatchObject(expected);
  });

  test.each([
    ['left', -400, 400],
    ['middle', 0, -0],
    ['right', 400, -400],
    ['far outside', 9000, -400],
  ])('shows the part of the image under the mouse: %s', (_, x, expected) => {
    const view = run(
      { type: 'toggled', at: { x: 0, y: 0 }, isFollowing: true },
      { type: 'pointerMoved', at: { x, y: 0 } },
    );
    expect(view.x).toBeCloseTo(expected, 9);
  });

  test('does not pan with the mouse unless `isFollowing` is set', () => {
    expect(run(toggled, { type: 'pointerMoved', at: { x: -400, y: 300 } })).toEqual(run(toggled));
  });

  test('returns to its limits on release when pinched beyond them', () => {
    const pinched = (factor: number): ZoomEvent => ({ type: 'pinched', from: WHOLE_VIEW, origin: at, at, factor });
    expect(run(pinched(9)).scale).toBe(5);
    expect(run(pinched(9), { type: 'settled' }).scale).toBe(4);
    expect(run(pinched(0.5)).scale).toBe(0.8);
    expect(run(pinched(0.5), { type: 'settled' })).toEqual(WHOLE_VIEW);
  });
});

const number = (limit: number) => fc.double({ min: -limit, max: limit, noNaN: true });
const point = fc.record({ x: number(400), y: number(200) });
const factor = fc.double({ min: 0.2, max: 5, noNaN: true });
const anyEvent: fc.Arbitrary<ZoomEvent> = fc.oneof(
  fc.record({ type: fc.constant('toggled' as const), at: point, isFollowing: fc.boolean() }),
  fc.record({ type: fc.constant('scaled' as const), factor, at: point }),
  fc.record({ type: fc.constant('dragged' as const), by: point }),
  fc.record({ type: fc.constant('pointerMoved' as const), at: point }),
  fc.constantFrom({ type: 'settled' as const }, { type: 'reset' as const }),
);

test('scale and pan stay within their limits after any sequence of events', () => {
  fc.assert(
    fc.property(fc.array(anyEvent, { maxLength: 30 }), (events) => {
      const view = run(...events);
      const limits = panLimits(geometry, view.scale);
      expect(view.scale).toBeGreaterThanOrEqual(1);
      expect(view.scale).toBeLessThanOrEqual(4);
      expect(Math.abs(view.x)).toBeLessThanOrEqual(limits.x + 1e-9);
      expect(Math.abs(view.y)).toBeLessThanOrEqual(limits.y + 1e-9);
    }),
  );
});

test('the point under a pinch or wheel stays fixed if it is not near an edge', () => {
  const square = { ...geometry, imageWidth: 8000, imageHeight: 6000, maxScale: 1000 };
  const start: ZoomView = { scale: 2, x: 100, y: -50, isFollowing: false };
  fc.assert(
    fc.property(point, fc.double({ min: 1, max: 5, noNaN: true }), (origin, by) => {
      const events: ZoomEvent[] = [
        { type: 'scaled', factor: by, at: origin },
        { type: 'pinched', from: start, origin, at: origin, factor: by },
      ];
      for (const event of events) {
        const view = zoomReducer(start, event, square);
        expect((origin.x - view.x) / view.scale).toBeCloseTo((origin.x - start.x) / start.scale, 6);
        expect((origin.y - view.y) / view.scale).toBeCloseTo((origin.y - start.y) / start.scale, 6);
      }
    }),
  );
});

test.each([
  ['left', 0, true],
  ['left', -400, false],
  ['right', 0, true],
  ['right', 400, false],
  ['up', 0, true],
  ['down', 100, true],
] as const)('a zoomed image dragged %s at x = %i can be panned: %s', (direction, x, more) => {
  expect(canPan({ scale: 2, x, y: 0, isFollowing: false }, direction, geometry)).toBe(more);
  expect(canPan({ ...WHOLE_VIEW, x }, direction, geometry)).toBe(false);
});

test.each([
  [
    { width: 1600, height: 800 },
    { width: 800, height: 400 },
  ],
  [
    { width: 400, height: 1200 },
    { width: 200, height: 600 },
  ],
  [
    { width: 80, height: 60 },
    { width: 80, height: 60 },
  ],
  [{}, { width: 800, height: 600 }],
])('containedSize fits an image of %o into 800 × 600 px as %o', (picture, shown) => {
  expect(containedSize({ width: 800, height: 600 }, picture)).toEqual(shown);
});

test.each([
  ['+', 1.5],
  ['=', 1.5],
  ['-', 1 / 1.5],
  ['0', 0],
  ['z', null],
])('zoomKeyFactor for the key %s is %s', (key, expected) => {
  expect(zoomKeyFactor(key)).toBe(expected);
});

test('scrolling up zooms in, and scrolling down zooms out by the same factor', () => {
  expect(wheelFactor({ deltaY: -10, deltaMode: 0 })).toBeGreaterThan(1);
  expect(wheelFactor({ deltaY: -3, deltaMode: 1 })).toBe(wheelFactor({ deltaY: -48, deltaMode: 0 }));
  expect(wheelFactor({ deltaY: -10, deltaMode: 0 }) * wheelFactor({ deltaY: 10, deltaMode: 0 })).toBeCloseTo(1, 12);
  expect(wheelFactor({ deltaY: -9000, deltaMode: 0 })).toBeLessThan(2);
});

test.each([
  [0, 300, 0, true],
  [0, 301, 0, false],
  [0, 100, 31, false],
])('taps at %i and %i ms, %i px apart, are a double tap: %s', (first, second, distance, expected) => {
  const tap = (timeStamp: number, clientX: number) => ({ timeStamp, clientX, clientY: 0 });
  expect(isDoubleTap(tap(first, 0), tap(second, distance))).toBe(expected);
  expect(isDoubleTap(null, tap(second, distance))).toBe(false);
});

test.each([
  [{ image: { id: '1' } }, true],
  [{ image: { id: '1' }, status: 'closed' as const }, false],
  [{ image: { id: '1' }, imageStatus: 'failed' as const }, false],
  [{ image: { id: '1', kind: 'video' as const } }, false],
  [{}, false],
])('zoom is available for %o: %s', (target, expected) => {
  expect(resolveZoom(target, {}).isAvailable).toBe(expected);
  expect(resolveZoom(target, { enabled: false }).isAvailable).toBe(false);
});
