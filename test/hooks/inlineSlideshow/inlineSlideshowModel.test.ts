// @vitest-environment node
import { firstPaintRules } from '@loggia/hooks/firstPaint';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inlineFilmstrip } from '../../../hooks/gallery/inlineSlideshow/inlineFilmstrip.ts';
import { inlineSlides } from '../../../hooks/gallery/inlineSlideshow/useInlineSlides.ts';
import {
  inlineSlideshowReducer,
  shuffledIndex,
  slideNeighbours,
  type InlineSlideshowState,
} from '../../../hooks/gallery/inlineSlideshow/inlineNavigation.ts';
import { inlineSize, scaledFontSize } from '../../../hooks/gallery/inlineSlideshow/inlineSize.ts';
import { filmstripGeometry } from '../../../hooks/slides/filmstrip/filmstripGeometry.ts';

const chance = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
const START: InlineSlideshowState = {
  index: 0,
  key: '0',
  keyBefore: undefined,
  change: null,
  queue: [],
  requested: null,
  reason: null,
  randomValue: 0,
};

describe('a shuffled slideshow', () => {
  test('always moves to another image in the list', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 500 }), fc.nat(), chance, (count, from, random) => {
        const index = from % count;
        const next = shuffledIndex(index, count, random);
        expect(next).not.toBe(index);
        expect(next).toBeGreaterThanOrEqual(0);
        expect(next).toBeLessThan(count);
      }),
    );
  });

  test('can move to any other image', () => {
    const reached = [0, 0.25, 0.5, 0.75].map((random) => shuffledIndex(3, 5, random));
    expect(reached.toSorted()).toEqual([0, 1, 2, 4]);
  });

  test('moves to the same image in both directions', () => {
    expect(slideNeighbours({ index: 1, count: 4, loop: false, randomValue: 0.5 })).toEqual({ next: 3, previous: 3 });
  });
});

test.each([
  ['in the middle', { index: 2, count: 5, loop: false }, { next: 3, previous: 1 }],
  ['at the end of a loop', { index: 4, count: 5, loop: true }, { next: 0, previous: 3 }],
  ['at the start of a loop', { index: 0, count: 5, loop: true }, { next: 1, previous: 4 }],
  ['at the end without a loop', { index: 4, count: 5, loop: false }, { next: null, previous: 3 }],
  ['in a list of one', { index: 0, count: 1, loop: true }, { next: null, previous: null }],
  ['in an empty list', { index: -1, count: 0, loop: true }, { next: null, previous: null }],
])('slideNeighbours finds the neighbors of a slide %s', (_where, place, expected) => {
  expect(slideNeighbours({ ...place, randomValue: null })).toEqual(expected);
});

test('inlineSlides mounts each slide once, even if it is a neighbor on both sides', () => {
  const slides = inlineSlides({ index: 0, outgoingIndex: 1, neighbours: { next: 1, previous: 1 } });
  expect(slides).toEqual([
    { index: 0, role: 'current', offset: 0 },
    { index: 1, role: 'outgoing', offset: 'either' },
  ]);
});

describe('inlineSlideshowReducer', () => {
  const change = { type: 'slideChanged', key: 'other', effect: 'fade', durationMs: 100 } as const;

  test('queues requests during a change until the queue is cleared', () => {
    const running = inlineSlideshowReducer(START, { ...change, index: 3 });
    expect(running.change).toMatchObject({ fromIndex: 0, toIndex: 3, direction: 'forward' });
    const request = { target: 'next', reason: 'arrow', event: undefined } as const;
    const waiting = inlineSlideshowReducer(running, { type: 'requestQueued', request });
    expect(waiting.queue).toEqual([request]);
    expect(inlineSlideshowReducer(waiting, { type: 'queueCleared' }).queue).toEqual([]);
  });

  test('ignores the end of a change that was replaced', () => {
    const first = inlineSlideshowReducer(START, { ...change, index: 3 });
    const second = inlineSlideshowReducer(first, { ...change, index: 1 });
    expect(second.change).toMatchObject({ fromIndex: 3, toIndex: 1, direction: 'backward' });
    if (!first.change) throw new Error('No change is running.');
    expect(inlineSlideshowReducer(second, { type: 'changeFinished', change: first.change })).toBe(second);
  });

  test('ends a change immediately, without an announcement, when its images move', () => {
    const asked = inlineSlideshowReducer(START, {
      type: 'slideRequested',
      index: 3,
      reason: 'arrow',
      randomValue: 0.5,
    });
    const running = inlineSlideshowReducer(asked, { ...change, index: 3 });
    expect(running).toMatchObject({ keyBefore: '0', reason: 'arrow' });
    const moved = inlineSlideshowReducer(running, { type: 'imagesChanged', index: 5, key: 'other' });
    expect(moved).toMatchObject({ index: 5, key: 'other', change: null, reason: null });
  });

  test('does not animate a change made by a swipe', () => {
    const asked = inlineSlideshowReducer(START, {
      type: 'slideRequested',
      index: 1,
      reason: 'swipe',
      randomValue: 0.5,
    });
    expect(inlineSlideshowReducer(asked, { ...change, index: 1 })).toMatchObject({
      change: null,
      reason: 'swipe',
      randomValue: 0.5,
    });
  });
});

describe('the filmstrip of an inline slideshow', () => {
  test('shows exactly the configured number of thumbnails, however long the filmstrip is', () => {
    fc.assert(
      fc.property(fc.integer({ min: 300, max: 3000 }), fc.integer({ min: 1, max: 10 }), (stripLength, count) => {
        const {
          direction = 'horizontal',
          thumbnailWidth = 0,
          ...sizes
        } = inlineFilmstrip({ type: 'fixedCount', count }, stripLength);
        const { gap = 0, thumbnailHeight = 0 } = sizes;
        const geometry = filmstripGeometry({
          direction,
          stripLength,
          thumbnailWidth,
          thumbnailHeight,
          gap,
          arrowsSize: 40,
          thickness: undefined,
          count: 100,
        });
        expect(geometry.visibleCount).toBe(count);
      }),
    );
  });

  test('has the default or given thickness, both horizontally and vertically', () => {
    expect(inlineFilmstrip({ thumbnailRatio: 2 }, 800)).toMatchObject({ thumbnailWidth: 180, thumbnailHeight: 90 });
    expect(inlineFilmstrip({ direction: 'vertical', thickness: 100, thumbnailRatio: 2 }, 800)).toMatchObject({
      thumbnailWidth: 100,
      thumbnailHeight: 50,
    });
  });
});

test('scaledFontSize converts a font size of 16 px to container units for the given width', () => {
  expect(scaledFontSize({ fontSize: 16 })).toBe('4cqi');
  expect(scaledFontSize({ fontSize: 16, width: 400 })).toBe('8cqi');
});

test('the first-paint rules of an inline slideshow contain no character that HTML escapes', () => {
  const properties = inlineSize({ width: 600, height: 400 });
  const rules = firstPaintRules({ view: 'properties', selector: '[data-slideshow=r1]', properties });
  expect(rules).toContain('--loggia-slideshow-ratio:600/400');
  expect(rules).not.toMatch(/[<>&"']|NaN|undefined/);
});
