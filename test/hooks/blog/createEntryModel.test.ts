// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createEntryModel } from '../../../hooks/gallery/blog/createEntryModel.ts';

const NOTHING_MEASURED: ReadonlyMap<number, number> = new Map();
const SETTINGS = { focusedIndex: undefined, pinnedIndex: undefined, isPaused: false };
const measure = { width: 800, gap: 10, heights: NOTHING_MEASURED, anchor: undefined };

describe('createEntryModel', () => {
  test('adjusts the known heights of unseen entries by the average measured difference', () => {
    const model = createEntryModel();
    const entries = { count: 100, knownHeightOf: (index: number, width: number) => width / (index + 1) };
    model.update(entries, {
      ...measure,
      heights: new Map([
        [0, 840],
        [1, 460],
      ]),
    });
    const { layout } = model.viewOf({ start: 0, end: 2 }, { ...entries, ...SETTINGS });
    expect(layout.rectangleOf(1)).toMatchObject({ top: 850, height: 460 });
    expect(layout.rectangleOf(3).height).toBe(200 + 50);
  });

  test('keeps the anchor in place while heights above it change, then corrects all tops at once', () => {
    const heights = fc.dictionary(fc.nat(99).map(String), fc.integer({ min: 1, max: 3000 }));
    fc.assert(
      fc.property(fc.nat(99), fc.array(heights, { minLength: 1 }), (anchorIndex, seen) => {
        const model = createEntryModel();
        const entries = { count: 100 };
        model.update(entries, { ...measure, heights: new Map([[0, 500]]) });
        const top = model.topOf(anchorIndex);
        for (const found of seen) {
          const measured = new Map(Object.entries(found).map(([index, height]) => [Number(index), height]));
          const anchor = { index: anchorIndex, top: model.topOf(anchorIndex) };
          model.update(entries, { ...measure, heights: measured, anchor });
          expect(model.topOf(anchorIndex)).toBe(top);
        }
        const shift = model.endDrift();
        expect(model.topOf(0)).toBe(0);
        expect(model.topOf(anchorIndex)).toBe(top + shift);
        expect(model.endDrift()).toBe(0);
      }),
    );
  });

  test('keeps heights when entries are appended and resets them when entries are replaced', () => {
    const model = createEntryModel();
    const named = (prefix: string, count: number) => ({ count, keyOf: (index: number) => prefix + index });
    model.update(named('a', 2), {
      ...measure,
      heights: new Map([
        [0, 300],
        [1, 500],
      ]),
    });
    model.update(named('a', 4), measure);
    expect([1, 2, 3].map((index) => model.topOf(index))).toEqual([310, 820, 1230]);
    model.update(named('b', 4), { ...measure, heights: new Map([[0, 100]]), anchor: { index: 3, top: 5000 } });
    expect([0, 1, 2, 3].map((index) => model.topOf(index))).toEqual([0, 110, 220, 330]);
    expect(model.drift).toBe(0);
  });

  test('renders the visible, focused and pinned entries', () => {
    const model = createEntryModel();
    const entries = { count: 1000 };
    model.update(entries, { ...measure, heights: new Map([[0, 90]]) });
    const range = { start: model.indexAt(50_000), end: model.indexAt(50_200) + 1 };
    const view = model.viewOf(range, { ...entries, ...SETTINGS, focusedIndex: 3, pinnedIndex: 900 });
    expect(view.indices).toEqual([2, 3, 4, 500, 501, 502, 900]);
    expect(view.tops.get(501)).toBe(50_100);
    expect(view.height).toBe(99_990);
  });
});
