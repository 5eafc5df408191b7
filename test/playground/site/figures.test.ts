import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { createFigures, createComparisonNote } from '../../../playground/site/home/figures.ts';

const page = readFileSync(new URL('../../../docs/benchmarks.md', import.meta.url), 'utf8');

const timesIn = (text: string) => [...text.matchAll(/([\d,]+) ms/g)].map(([, time = '']) => time.replaceAll(',', ''));
const withoutMarks = page.replaceAll(',', '');

describe('the figures of the home page', () => {
  test('stand on the page of the benchmarks, too', () => {
    const figures = createFigures();
    expect(figures.length).toBeGreaterThan(2);
    for (const { value, text } of figures) {
      for (const time of timesIn(`${value} ${text}`)) expect(withoutMarks).toMatch(new RegExp(String.raw`\b${time}\b`));
    }
  });

  test('tell of nothing that another does as fast', () => {
    const pairs = createFigures().flatMap(({ value, text }) => {
      const [own, other] = [...timesIn(value), ...timesIn(text)].map(Number);
      return own === undefined || other === undefined ? [] : [{ own, other }];
    });
    expect(pairs.filter(({ own, other }) => own >= other)).toEqual([]);
  });

  test('stand beside one that is not so good, which stands on that page as well', () => {
    const times = timesIn(createComparisonNote());
    expect(times).toHaveLength(2);
    for (const time of times) expect(withoutMarks).toMatch(new RegExp(String.raw`\b${time}\b`));
  });
});
