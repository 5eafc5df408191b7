import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { HERO_TEXT_DELAY_MS } from '../hooks/gallery/carousel/constants.ts';
import { galleryLightbox } from './constants/galleryLightbox.ts';
import { marketingPage } from './constants/marketingPage.ts';
import { widgets } from './constants/widgets.ts';

/** The number of constants not implemented yet. When you implement one, add its export to the row and lower this number. */
const OPEN_ROWS = 0;

const rows = [...marketingPage, ...galleryLightbox, ...widgets];
const built = rows.filter(([, , , , place]) => place !== 'open');

describe('the constants that match the replaced plugins and theme', () => {
  test.each(built)('%s is %o %s: "%s" (%s)', async (_name, value, _unit, _words, place) => {
    const [file = '', exportName = ''] = place.split('#');
    const constants: unknown = await import(/* @vite-ignore */ `../${file}`);
    expect(constants).toHaveProperty(exportName, value);
  });

  test('have one row each, without duplicates', () => {
    expect(rows).toHaveLength(71);
    expect(new Set(rows.map(([name]) => name)).size).toBe(rows.length);
  });

  test('have no unimplemented rows left', () => {
    expect(rows.length - built.length).toBe(OPEN_ROWS);
    expect(OPEN_ROWS).toBeLessThanOrEqual(62);
  });
});

test('the hero text delay in the style sheet matches the constant', () => {
  const styles = readFileSync('ui/carousel/hero.css', 'utf8');
  const [, seconds] = /var\(--loggia-hero-text-delay, ([\d.]+)s\)/.exec(styles) ?? [];
  // Not a row in test/constants, because its value is in a style sheet.
  expect([HERO_TEXT_DELAY_MS, Number(seconds) * 1000]).toEqual([500, 500]);
});
