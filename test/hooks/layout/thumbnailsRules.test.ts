import { describe, expect, test } from 'vitest';
import { firstPaintRules, type FirstPaintOf } from '@loggia/hooks/firstPaint';
import { thumbnailSizes } from '@loggia/hooks/layout';

const SELECTOR = '[data-thumbnails=r1]';

const rulesOf = (grid: Pick<FirstPaintOf<'thumbnails'>, 'count'> & Partial<FirstPaintOf<'thumbnails'>>) =>
  firstPaintRules({ selector: SELECTOR, ...grid, view: 'thumbnails' });

describe('the first-paint rules of a grid', () => {
  test('set the number of rows for each number of columns', () => {
    const text = rulesOf({ count: 11 });
    const steps = [...text.matchAll(/min-width:(\d+)px\)\{\[data-thumbnails=r1\]\{--columns:(\d+);--rows:(\d+)\}/g)];
    expect(steps.map(([, width, columns, rows]) => [width, columns, rows].map(Number))).toEqual([
      [0, 1, 11],
      [250, 2, 6],
      [500, 3, 4],
      [750, 4, 3],
      [1000, 5, 3],
    ]);
  });

  test('contain no character that React escapes', () => {
    const text = rulesOf({ count: 10_000, resizable: false, gap: 0.5 });
    expect(text).not.toMatch(/[<>&"']/);
  });

  test('stop at the largest window width', () => {
    const text = rulesOf({ count: 100, thumbnailWidth: 100, maxColumns: 1000 });
    expect(text.match(/@container/g)).toHaveLength(52);
  });

  test('add the caption height to each row', () => {
    expect(rulesOf({ count: 4, captionHeight: 40, gap: 8 })).toContain('px)*var(--rows) - 8px)');
    expect(rulesOf({ count: 4, captionHeight: 40, gap: 8 })).toMatch(/grid-auto-rows:calc\(.*? \+ 40px\)\}/);
  });

  test('set a fixed height on screens only, because print shows later items too', () => {
    const [beforeScreen, screenRules] = rulesOf({ count: 4 }).split('@media screen');
    expect(beforeScreen).not.toContain('height:');
    expect(screenRules).toMatch(/^\{\[data-thumbnails=r1\]\{height:calc/);
  });
});

describe('thumbnailSizes', () => {
  const fourByThree = { width: 400, height: 300 };

  test('returns a share of the window width for each number of columns', () => {
    expect(thumbnailSizes({}, fourByThree)).toBe(
      '(min-width: 1000px) 20vw, (min-width: 750px) 25vw, (min-width: 500px) 33vw, (min-width: 250px) 50vw, 100vw',
    );
  });

  test('accounts for the cropped sides of a panorama', () => {
    expect(thumbnailSizes({ maxColumns: 1 }, { width: 2500, height: 700 })).toBe('200vw');
  });

  test('returns the requested width if thumbnails must not grow', () => {
    expect(thumbnailSizes({ resizable: false }, fourByThree)).toBe('250px');
  });
});
