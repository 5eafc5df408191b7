import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { HERO_TEXT_DELAY_MS } from '../hooks/gallery/carousel/constants.ts';
import { galleryLightbox } from './constants/galleryLightbox.ts';
import { marketingPage } from './constants/marketingPage.ts';
import { widgets } from './constants/widgets.ts';

/** The number of rows that are not built yet. Name the export in the row when you build one, and lower this number. */
const OPEN_ROWS = 0;

const rows = [...marketingPage, ...galleryLightbox, ...widgets];
const built = rows.filter(([, , , , place]) => place !== 'open');

describe('the constants that match the replaced plugins and theme', () => {
  test.each(built)('%s is %o %s: "%s" (%s)', async (_name, value, _unit, _words, place) => {
    const [file = '', exportName = ''] = place.split('#');
    const constants: unknown = await import(/* @vite-ignore */ `../${file}`);
    expect(constants).toHaveProperty(exportName, value);
  });

  test('are all in the table: one row each, and none said twice', () => {
    expect(rows).toHaveLength(71);
    expect(new Set(rows.map(([name]) => name)).size).toBe(rows.length);
  });

  test('has fewer open ones with every change, never more', () => {
    expect(rows.length - built.length).toBe(OPEN_ROWS);
    expect(OPEN_ROWS).toBeLessThanOrEqual(62);
  });
});

test('the text of a hero slide waits as long in the style sheet as the constant says', () => {
  const styles = readFileSync('ui/carousel/hero.css', 'utf8');
  const [, seconds] = /var\(--loggia-hero-text-delay, ([\d.]+)s\)/.exec(styles) ?? [];
  // It has no row in test/constants, because its value is in a style sheet.
  expect([HERO_TEXT_DELAY_MS, Number(seconds) * 1000]).toEqual([500, 500]);
});
