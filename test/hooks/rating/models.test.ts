// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  BrokenResponseError,
  InvalidResponseError,
  MissingContentError,
  OfflineError,
  NoResponseError,
  UnexpectedError,
} from '@loggia/hooks/errors';
import { starFace } from '@loggia/hooks/rating';
import { failureText, formatAverage, ratingTexts } from '../../../hooks/lightbox/rating/ratingTexts.ts';
import { RATING_LABELS } from '../../../hooks/lightbox/rating/labels.ts';
import { localRating } from '../../../hooks/lightbox/rating/ratingState.ts';
import { nextStar } from '../../../hooks/lightbox/rating/useRatingGetters.ts';
import { resolveRating } from '../../../hooks/lightbox/rating/useRating.ts';

const faces = (points: number, hasHalves = true, count = 5) =>
  Array.from(
    { length: count },
    (_, index) => ({ full: '#', half: '/', empty: '.' })[starFace(points, index + 1, hasHalves)],
  ).join('');

describe('five stars', () => {
  test.each([
    [0, '.....'],
    [0.25, '.....'],
    [0.26, '/....'],
    [3, '###..'],
    [3.25, '###..'],
    [3.26, '###/.'],
    [3.5, '###/.'],
    [3.75, '###/.'],
    [3.76, '####.'],
    [4.3, '####/'],
    [5, '#####'],
    [99, '#####'],
    [-3, '.....'],
  ])('render %d points as %s', (points, shown) => {
    expect(faces(points)).toBe(shown);
  });

  test.each([
    [3.25, '###..'],
    [3.59, '###..'],
    [3.6, '####.'],
    [3.75, '####.'],
  ])('render %d points as %s without half stars', (points, shown) => {
    expect(faces(points, false)).toBe(shown);
  });

  test('are full, then at most one half, then empty, and never decrease as points increase', () => {
    const points = fc.integer({ min: 0, max: 2000 }).map((hundredths) => hundredths / 100);
    const worth = (shown: string) => [...shown].reduce((sum, face) => sum + { '#': 2, '/': 1, '.': 0 }[face as '#'], 0);
    fc.assert(
      fc.property(points, points, (one, other) => {
        const [low, high] = one < other ? [one, other] : [other, one];
        expect(faces(low, true, 20)).toMatch(/^#*\/?\.*$/);
        expect(worth(faces(low, true, 20))).toBeLessThanOrEqual(worth(faces(high, true, 20)));
        expect(Math.abs(worth(faces(low, true, 20)) / 2 - low)).toBeLessThanOrEqual(0.26);
      }),
    );
  });
});

describe('localRating', () => {
  test.each([
    [{ average: 0, count: 0, own: 0 }, 4, { average: 4, count: 1, own: 4 }],
    [{ average: 3, count: 10, own: 0 }, 4, { average: 3.5, count: 11, own: 4 }],
    [{ average: 3.66667, count: 3, own: 0 }, 5, { average: 4.3, count: 4, own: 5 }],
    [{ average: 5, count: 1, own: 0 }, 1, { average: 3, count: 2, own: 1 }],
  ])('turns %o and a vote of %d into %o', (known, score, rating) => {
    expect(localRating(known, score)).toEqual(rating);
  });

  test('returns an average between the displayed one and the vote, with one decimal', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.1, max: 5, noNaN: true }), fc.integer({ min: 1, max: 5 }), (average, score) => {
        const { average: mean, count } = localRating({ average, count: 7, own: 0 }, score);
        const shown = Number(formatAverage(average));
        expect(mean).toBeGreaterThanOrEqual(Math.min(shown, score) - 0.05);
        expect(mean).toBeLessThanOrEqual(Math.max(shown, score) + 0.05);
        expect(Number(formatAverage(mean))).toBe(mean);
        expect(count).toBe(8);
      }),
    );
  });
});

test.each([
  [0, '0.0'],
  [4, '4.0'],
  [3.66667, '3.7'],
])('an average of %d is displayed as %s', (average, shown) => {
  expect(formatAverage(average)).toBe(shown);
});

describe('rating text', () => {
  test.each([
    [{ average: 0, count: 0, own: 0 }, 'Not rated yet.', 'Not rated yet.'],
    [{ average: 3.5, count: 2, own: 0 }, '3.5\nVotes: 2', '3.5 of 5 stars. Votes: 2'],
    [
      { average: 4, count: 3, own: 5 },
      '4.0\nYou have already rated.\nVotes: 3',
      '4.0 of 5 stars. You have already rated. Votes: 3',
    ],
  ])('has a visible and an accessible version for %o', (rating, hint, name) => {
    expect(ratingTexts(rating, 5, RATING_LABELS)).toEqual({ hint, name });
  });

  test.each([
    [new OfflineError(), RATING_LABELS.offline],
    [new MissingContentError(), RATING_LABELS.missing],
    [new InvalidResponseError(), RATING_LABELS.invalidResponse],
    [new BrokenResponseError(), RATING_LABELS.brokenResponse],
    [new NoResponseError(), RATING_LABELS.noResponse],
    [new UnexpectedError(), RATING_LABELS.noResponse],
  ])('matches the kind of failure: %o', (error, text) => {
    expect(failureText(error, RATING_LABELS)).toBe(text);
  });

  test('uses the same hints as Photo Gallery', () => {
    const { notRated, alreadyRated, cancel } = RATING_LABELS;
    expect([notRated, alreadyRated, cancel]).toEqual([
      'Not rated yet.',
      'You have already rated.',
      'Cancel your rating.',
    ]);
  });
});

describe('nextStar', () => {
  test.each([
    ['ArrowRight', 'ltr', 3],
    ['ArrowRight', 'rtl', 1],
    ['ArrowLeft', 'ltr', 1],
    ['ArrowLeft', 'rtl', 3],
    ['ArrowDown', 'rtl', 3],
    ['ArrowUp', 'rtl', 1],
    ['Home', 'ltr', 1],
    ['End', 'ltr', 5],
    ['a', 'ltr', undefined],
    ['Tab', 'ltr', undefined],
  ] as const)('the key %s in %s moves from the second of five stars to %s', (key, direction, star) => {
    expect(nextStar(key, 2, 5, direction)).toBe(star);
  });

  test('wraps around at both ends, and can be reversed', () => {
    expect([nextStar('ArrowRight', 5, 5, 'ltr'), nextStar('ArrowLeft', 1, 5, 'ltr')]).toEqual([1, 5]);
    const direction = fc.constantFrom('ltr' as const, 'rtl' as const);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20 }), fc.nat(19), direction, (count, place, dir) => {
        const star = (place % count) + 1;
        const there = nextStar('ArrowRight', star, count, dir) ?? 0;
        expect(there).toBeGreaterThanOrEqual(1);
        expect(there).toBeLessThanOrEqual(count);
        expect(nextStar('ArrowLeft', there, count, dir)).toBe(star);
      }),
    );
  });
});

describe('resolveRating', () => {
  test.each([
    ['defaults', {}, {}, { starCount: 5, starSize: 20, icon: 'star', enabled: true }],
    [
      'settings',
      {},
      { ratingStarCount: 10, ratingStarSize: 32, ratingIcon: 'heart', rating: false } as const,
      { starCount: 10, starSize: 32, icon: 'heart', enabled: false },
    ],
    [
      'options that override settings',
      { starCount: 3, icon: 'bell', enabled: true } as const,
      { ratingStarCount: 10, rating: false },
      { starCount: 3, icon: 'bell', enabled: true },
    ],
    ['values above the maximum', { starCount: 500, starSize: 5000 }, {}, { starCount: 20, starSize: 96 }],
    ['values below the minimum', { starCount: -2, starSize: 0.1 }, {}, { starCount: 1, starSize: 8 }],
    ['NaN', { starCount: Number.NaN, starSize: Number.NaN }, {}, { starCount: 5, starSize: 20 }],
    ['zeros', {}, { ratingStarCount: 0, ratingStarSize: 0 }, { starCount: 5, starSize: 20 }],
  ])('resolves %s', (_case, options, settings, resolved) => {
    expect(resolveRating(options, settings)).toMatchObject(resolved);
  });
});
