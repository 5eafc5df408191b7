import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';
import { LIGHTBOX_GUARD_MS } from '@loggia/hooks/lightbox';
import { attributeNow } from './attributeNow.ts';
import { expectSoon } from './expectSoon.ts';
import { thumbnails } from './gallery.ts';

/** The lightbox, whether it is open or not. */
export function lightbox(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Image viewer' });
}

/** A button of the lightbox, by its name. */
export function button(page: Page, name: string): Locator {
  return lightbox(page).getByRole('button', { name, exact: true });
}

/** The slide that is shown; during a change the one that comes. */
export function currentSlide(page: Page): Locator {
  return lightbox(page).locator('[data-role=current]');
}

/** The lightbox is open on this image of its list, counted from 1, and the picture is there. */
export async function expectSlide(page: Page, number: number): Promise<void> {
  await expectSoon(() => attributeNow(currentSlide(page), 'aria-label')).toMatch(new RegExp(`^${number} of `));
  await expectSoon(() => attributeNow(currentSlide(page), 'data-status')).toBe('loaded');
  // A picture that is zoomed changes to a sharper file, and has no size for a moment.
  const picture = currentSlide(page).locator('img');
  await expectSoon(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
}

/** The lightbox is gone, and the page can be used again: the next click is no half of a double click any more. */
export async function expectClosed(page: Page): Promise<void> {
  await lightbox(page).waitFor({ state: 'detached' });
  const goneAtMs = await page.evaluate(() => performance.now());
  await page.waitForFunction((openAgainMs) => performance.now() > openAgainMs, goneAtMs + LIGHTBOX_GUARD_MS);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).not.toBe('hidden');
}

/** Opens the n-th thumbnail of the page, counted from 1, by a click. */
export async function openImage(page: Page, number: number): Promise<void> {
  await thumbnails(page)
    .nth(number - 1)
    .click();
  await expectSlide(page, number);
}
