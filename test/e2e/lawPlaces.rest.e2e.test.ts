import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { expectSoon } from './helpers/expectSoon.ts';
import { test } from './helpers/test.ts';

const SECTIONS = ['numbers', 'firm', 'practice', 'matters', 'consultation', 'journal', 'attorneys', 'place'];

const edgesOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return { top, bottom };
  });

/** The text and controls covered by the back-to-top button. */
const readCovered = (page: Page) =>
  page.evaluate(() => {
    const button = document.querySelector('.loggia-back-to-top');
    const disc = button?.getBoundingClientRect();
    const isUnder = ({ left, right, top, bottom, width }: DOMRect) =>
      disc && width > 1 && right > disc.left && left < disc.right && bottom > disc.top && top < disc.bottom;
    const range = document.createRange();
    const texts = [
      ...document.querySelectorAll('main :is(h1, h2, h3, p, li, a, label, input), footer :is(h2, p, li, button)'),
    ];
    return texts.flatMap((element) => {
      range.selectNodeContents(element);
      const rects = element.matches('input, button') ? [element.getBoundingClientRect()] : [...range.getClientRects()];
      return !element.contains(button) && rects.some(isUnder) ? [element.textContent.slice(0, 40)] : [];
    });
  });

describe.for([
  [390, 844],
  [1440, 900],
])('the law firm site in a viewport of %i by %i px', ([width = 0, height = 0]) => {
  test.override('visitor', { viewport: { width, height } });

  test('places the page title below the header', async ({ page }) => {
    await page.goto('/law/practice');
    const header = await edgesOf(page, '.law-header');
    const title = await edgesOf(page, 'h1');
    expect(title.top - header.bottom).toBeGreaterThan(16);
    expect(title.top - header.bottom).toBeLessThan(height / 6);
  });

  test('scrolls linked sections into view below the header', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/law');
    await page.getByRole('button', { name: 'Reject' }).click();
    for (const id of SECTIONS) {
      await page.evaluate((hash) => (location.hash = hash), id);
      await expectSoon(() => edgesOf(page, `#${id}`).then(({ top }) => top)).toBeLessThan(height / 2);
      const header = await edgesOf(page, '.law-header');
      const section = await edgesOf(page, `#${id}`);
      expect(section.top, id).toBeGreaterThanOrEqual(Math.floor(header.bottom));
    }
  });

  test('does not cover text or controls with the back-to-top button at any scroll position', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/law');
    await page.getByRole('button', { name: 'Reject' }).click();
    for (const part of [0.2, 0.4, 0.6, 0.8, 1]) {
      await page.evaluate((share) => window.scrollTo(0, document.documentElement.scrollHeight * share), part);
      await expectSoon(() => page.locator('.loggia-back-to-top').getAttribute('data-active')).toBe('');
      expect(await readCovered(page)).toEqual([]);
    }
  });
});
