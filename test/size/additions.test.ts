import { expect, test } from 'vitest';
import { additions, overspent } from './additions.mjs';

const BASE_BYTES = 8000;
const pageOf =
  (spentOf: (view: string) => number) =>
  (page: string): number => {
    const addition = additions.find(({ view }) => view === page);
    return addition ? pageOf(spentOf)(addition.to) + spentOf(page) : BASE_BYTES;
  };
const limitOf = (view: string) => additions.find((addition) => addition.view === view)?.limitBytes ?? 0;

test('a view that exceeds its budget by one byte is reported', () => {
  expect(overspent(pageOf(limitOf))).toEqual([]);
  const found = overspent(pageOf((view) => limitOf(view) + (view === 'useCarousel' ? 1 : 0)));
  expect(found).toEqual(['useCarousel adds 8601 bytes to static, and may add 8600.']);
});
