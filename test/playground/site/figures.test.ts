import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { createFigures, createComparisonNote } from '../../../playground/site/home/figures.ts';

const page = readFileSync(new URL('../../../docs/benchmarks.md', import.meta.url), 'utf8');

const timesIn = (text: string) => [...text.matchAll(/([\d,]+) ms/g)].map(([, time = '']) => time.replaceAll(',', ''));
const withoutMarks = page.replaceAll(',', '');

describe('benchmark figures on the home page', () => {
  test('match the benchmarks page', () => {
    const figures = createFigures();
    expect(figures.length).toBeGreaterThan(2);
    for (const { value, text } of figures) {
      for (const time of timesIn(`${value} ${text}`)) expect(withoutMarks).toMatch(new RegExp(String.raw`\b${time}\b`));
    }
  });

  test('only include results where Loggia is faster', () => {
    const pairs = createFigures().flatMap(({ value, text }) => {
      const [own, other] = [...timesIn(value), ...timesIn(text)].map(Number);
      return own === undefined || other === undefined ? [] : [{ own, other }];
    });
    expect(pairs.filter(({ own, other }) => own >= other)).toEqual([]);
  });

  test('come with a note on a slower result, which also matches the benchmarks page', () => {
    const times = timesIn(createComparisonNote());
    expect(times).toHaveLength(2);
    for (const time of times) expect(withoutMarks).toMatch(new RegExp(String.raw`\b${time}\b`));
  });
});
