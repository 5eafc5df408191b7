// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { growRun, runSpan, startRun } from '../../../hooks/lightbox/loadMore/useGalleryPages.ts';
import type { ListEdge } from '../../../hooks/lightbox/loadMore/types.ts';
import { photos } from '../lightbox/renderLightbox.ts';

/** A gallery of `count` images, served in pages. */
function galleryOf(count: number, perPage: number, tellsTotal: boolean) {
  const all = photos(count);
  const pageCount = Math.max(1, Math.ceil(count / perPage));
  return (page: number) => ({
    images: all.slice((page - 1) * perPage, page * perPage),
    page,
    pageCount,
    total: tellsTotal ? count : undefined,
  });
}

describe('a run of pages', () => {
  test('starts with the loaded page and computes its offset and the total', () => {
    const pageOf = galleryOf(10, 4, true);
    expect(runSpan(startRun(pageOf(1)))).toEqual({ offset: 0, total: 10 });
    expect(runSpan(startRun(pageOf(2)))).toEqual({ offset: 4, total: 10 });
    expect(runSpan(startRun(pageOf(3)))).toEqual({ offset: 8, total: 10 });
  });

  test('estimates the total from full pages, and corrects the estimate at the last page', () => {
    const pageOf = galleryOf(10, 4, false);
    const run = startRun(pageOf(2));
    expect(runSpan(run)).toEqual({ offset: 4, total: 12 });
    expect(runSpan(growRun(run, 'end', pageOf(3)))).toEqual({ offset: 4, total: 10 });
    expect(runSpan(startRun(pageOf(3)))).toEqual({ offset: 4, total: 6 });
  });

  test('starts at offset 0 if the gallery appends its pages', () => {
    const { images } = galleryOf(12, 12, false)(1);
    expect(runSpan(startRun({ images, page: 3, pageCount: 5 }, true))).toEqual({ offset: 0, total: 20 });
  });

  test('ends at an empty or missing page, whatever the page count', () => {
    const pageOf = galleryOf(8, 4, false);
    const run = startRun({ ...pageOf(2), pageCount: 5 });
    for (const nothing of [undefined, { images: [], page: 3, pageCount: 5 }]) {
      expect(runSpan(growRun(run, 'end', nothing))).toEqual({ offset: 4, total: 8 });
      expect(runSpan(growRun(run, 'start', nothing))).toMatchObject({ offset: 0 });
    }
  });

  test('drops duplicate images if a new image has shifted the pages', () => {
    const pageOf = galleryOf(10, 4, true);
    const [newest] = photos(1, 'new');
    const shifted = {
      ...pageOf(2),
      images: [pageOf(1).images[3], ...pageOf(2).images.slice(0, 3)].flatMap((i) => i ?? []),
    };
    const run = growRun(
      startRun({ ...pageOf(1), images: [newest, ...pageOf(1).images].flatMap((i) => i ?? []) }),
      'end',
      shifted,
    );
    expect(new Set(run.images.map(({ id }) => id)).size).toBe(run.images.length);
  });
});

test('a run of pages grows from any start page to the whole gallery without moving an image', () => {
  const size = fc.integer({ min: 1, max: 7 });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 40 }), size, fc.nat(), fc.array(fc.boolean()), (count, perPage, at, ways) => {
      const pageOf = galleryOf(count, perPage, true);
      const { pageCount } = pageOf(1);
      let run = startRun(pageOf(1 + (at % pageCount)));
      const placeOf = (id: string) => run.images.findIndex((image) => image.id === id) + runSpan(run).offset;
      const order = ways.map((isStart): ListEdge => (isStart ? 'start' : 'end'));
      const rest: readonly ListEdge[] = Array.from({ length: 2 * pageCount }, (_, n) => (n % 2 ? 'start' : 'end'));
      for (const edge of [...order, ...rest]) {
        const { offset, total } = runSpan(run);
        expect(total).toBe(count);
        const isMore = edge === 'start' ? offset > 0 : offset + run.images.length < total;
        if (!isMore) continue;
        const known = run.images[0]?.id ?? '';
        const place = placeOf(known);
        run = growRun(run, edge, pageOf(edge === 'start' ? run.first - 1 : run.last + 1));
        expect(placeOf(known)).toBe(place);
      }
      expect(run.images).toEqual(photos(count));
    }),
  );
});
