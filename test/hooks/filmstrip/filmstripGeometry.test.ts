// @vitest-environment node
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  centringOffset,
  filmstripGeometry,
  filmstripIndices,
  filmstripSpan,
  steppedOffset,
  type FilmstripGeometryInput,
} from '../../../hooks/slides/filmstrip/filmstripGeometry.ts';
import { FILMSTRIP_ARROWS_SIZE_PX, FILMSTRIP_OVERSCAN } from '../../../hooks/slides/filmstrip/constants.ts';
import { resolveFilmstrip } from '../../../hooks/slides/filmstrip/useFilmstrip.ts';

const basis: FilmstripGeometryInput = {
  direction: 'horizontal',
  stripLength: 840,
  arrowsSize: FILMSTRIP_ARROWS_SIZE_PX,
  thumbnailWidth: 98,
  thumbnailHeight: 60,
  thickness: undefined,
  gap: 2,
  count: 24,
};
const geometry = (change: Partial<FilmstripGeometryInput> = {}) => filmstripGeometry({ ...basis, ...change });

const anyGeometry = fc
  .record({
    direction: fc.constantFrom('horizontal' as const, 'vertical' as const),
    stripLength: fc.integer({ min: 0, max: 3000 }),
    thumbnailWidth: fc.integer({ min: 1, max: 400 }),
    thumbnailHeight: fc.integer({ min: 1, max: 400 }),
    gap: fc.integer({ min: 0, max: 20 }),
    count: fc.integer({ min: 1, max: 10_000 }),
  })
  .map((input) => ({ input, geometry: geometry(input) }));
const share = fc.double({ min: 0, max: 1, noNaN: true });

describe('filmstripGeometry', () => {
  test('gives the track all the length that the arrows do not use', () => {
    expect(geometry()).toMatchObject({ trackLength: 800, step: 100, listLength: 2400, scrollLength: 1600 });
    expect(geometry({ stripLength: 30 }).trackLength).toBe(0);
  });

  test.each([
    { change: {}, width: 98, height: 60 },
    { change: { thickness: 90 }, width: 147, height: 90 },
    { change: { direction: 'vertical' as const }, width: 98, height: 60 },
    { change: { direction: 'vertical' as const, thickness: 49 }, width: 49, height: 30 },
    { change: { thumbnailWidth: 250, thumbnailHeight: 140, thickness: 60 }, width: 107, height: 60 },
    { change: { thumbnailWidth: 1 }, width: 16, height: 60 },
  ])('sizes thumbnails to $width × $height for $change', ({ change, width, height }) => {
    expect(geometry(change)).toMatchObject({ thumbnailWidth: width, thumbnailHeight: height });
  });

  test.each([
    { change: {}, visibleCount: 8 },
    { change: { stripLength: 839 }, visibleCount: 7 },
    { change: { count: 3 }, visibleCount: 3 },
    { change: { direction: 'vertical' as const, stripLength: 350 }, visibleCount: 5 },
  ])('counts only whole thumbnails: $visibleCount for $change', ({ change, visibleCount }) => {
    expect(geometry(change).visibleCount).toBe(visibleCount);
  });
});

describe('centringOffset', () => {
  test.each([
    { index: 0, offset: 0 },
    { index: 3, offset: 0 },
    { index: 4, offset: 50 },
    { index: 12, offset: 850 },
    { index: 23, offset: 1600 },
  ])('centers thumbnail $index at offset $offset, as far as the ends allow', ({ index, offset }) => {
    expect(centringOffset(geometry(), index)).toBe(offset);
  });

  test('keeps the current thumbnail in view for any filmstrip size', () => {
    fc.assert(
      fc.property(anyGeometry, share, ({ geometry: strip, input }, place) => {
        const index = Math.round(place * (input.count - 1));
        const offset = centringOffset(strip, index);
        expect(offset).toBeGreaterThanOrEqual(0);
        expect(offset).toBeLessThanOrEqual(strip.scrollLength);
        const middle = (index + 0.5) * strip.step - offset;
        expect(middle).toBeGreaterThanOrEqual(0);
        expect(middle).toBeLessThanOrEqual(Math.max(strip.trackLength, strip.step) + 1e-6);
      }),
    );
  });
});

describe('the mounted thumbnails', () => {
  test('include the visible thumbnails at every scroll offset, and a few others', () => {
    fc.assert(
      fc.property(anyGeometry, share, share, ({ geometry: strip, input }, place, current) => {
        fc.pre(strip.trackLength > 0);
        const scrolled = place * strip.scrollLength;
        const currentIndex = Math.round(current * (input.count - 1));
        const offset = steppedOffset(strip, scrolled);
        const indices = filmstripIndices(
          filmstripSpan({ geometry: strip, offset, count: input.count }),
          currentIndex,
          input.count,
        );
        const inView = indices.filter(
          (index) => (index + 1) * strip.step > scrolled && index * strip.step < scrolled + strip.trackLength,
        );
        const first = Math.floor(scrolled / strip.step);
        const last = Math.min(input.count, Math.ceil((scrolled + strip.trackLength) / strip.step));
        expect(inView.length).toBeGreaterThanOrEqual(last - first - 1);
        expect(indices).toContain(currentIndex);
        expect(indices).toEqual([...new Set(indices)].sort((one, other) => one - other));
        expect(indices.length).toBeLessThanOrEqual(strip.trackLength / strip.step + 2 * FILMSTRIP_OVERSCAN + 5);
      }),
    );
  });

  test('are an empty range before the filmstrip is measured', () => {
    const strip = geometry({ stripLength: 0 });
    expect(filmstripIndices(filmstripSpan({ geometry: strip, offset: 0, count: 24 }), 3, 24)).toEqual([]);
  });

  test('are only a few of ten thousand, and always include the current thumbnail', () => {
    const strip = geometry({ count: 10_000 });
    const at = (currentIndex: number) =>
      filmstripIndices(filmstripSpan({ geometry: strip, offset: 500_000, count: 10_000 }), currentIndex, 10_000);
    expect(at(5000).length).toBeLessThan(20);
    expect(at(3)[0]).toBe(3);
    expect(at(9999).at(-1)).toBe(9999);
  });
});

test('filmstripSpan includes all thumbnails passed by an animated scroll', () => {
  const strip = geometry({ count: 100 });
  const span = (from: number) => filmstripSpan({ geometry: strip, offset: 2000, from, count: 100 });
  expect(filmstripSpan({ geometry: strip, offset: 2000, count: 100 })).toEqual({ start: 17, end: 32 });
  expect(span(2000)).toEqual({ start: 17, end: 32 });
  expect(span(1000)).toEqual({ start: 10, end: 32 });
  expect(span(3000)).toEqual({ start: 17, end: 39 });
});

describe('steppedOffset', () => {
  test.each([
    { scrolled: 0.4, offset: 0 },
    { scrolled: 1, offset: 1 },
    { scrolled: 99, offset: 1 },
    { scrolled: 250, offset: 200 },
    { scrolled: 1599.5, offset: 1600 },
  ])('rounds $scrolled to $offset', ({ scrolled, offset }) => {
    expect(steppedOffset(geometry(), scrolled)).toBe(offset);
  });

  test('is zero if all thumbnails fit', () => {
    const strip = geometry({ count: 3 });
    expect([steppedOffset(strip, 0), strip.scrollLength]).toEqual([0, 0]);
  });
});

describe('resolveFilmstrip', () => {
  test('prefers options over settings, and settings over defaults', () => {
    const settings = { filmstripThumbnailWidth: 120, filmstripThumbnailHeight: 80 };
    expect(resolveFilmstrip({ thumbnailWidth: 200 }, settings)).toMatchObject({
      thumbnailWidth: 200,
      thumbnailHeight: 80,
      direction: 'horizontal',
    });
  });

  test.each([0, Number.NaN])('ignores a length of %s', (length) => {
    expect(resolveFilmstrip({}, { filmstripThumbnailWidth: length, filmstripThumbnailHeight: length })).toMatchObject({
      thumbnailWidth: 107,
      thumbnailHeight: 60,
    });
  });
});
