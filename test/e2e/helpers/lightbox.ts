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

/** A lightbox button, by its accessible name. */
export function button(page: Page, name: string): Locator {
  return lightbox(page).getByRole('button', { name, exact: true });
}

/** The current slide; during a transition, the incoming one. */
export function currentSlide(page: Page): Locator {
  return lightbox(page).locator('[data-role=current]');
}

/** Expects the lightbox to show the image with this number, counted from 1, and the image to be loaded. */
export async function expectSlide(page: Page, number: number): Promise<void> {
  await expectSoon(() => attributeNow(currentSlide(page), 'aria-label')).toMatch(new RegExp(`^${number} of `));
  await expectSoon(() => attributeNow(currentSlide(page), 'data-status')).toBe('loaded');
  // A zoomed image switches to a larger file and briefly has no size.
  const picture = currentSlide(page).locator('img');
  await expectSoon(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
}

/** Expects the lightbox to be removed. Waits until the next click no longer counts as part of a double click. */
export async function expectClosed(page: Page): Promise<void> {
  await lightbox(page).waitFor({ state: 'detached' });
  const goneAtMs = await page.evaluate(() => performance.now());
  await page.waitForFunction((openAgainMs) => performance.now() > openAgainMs, goneAtMs + LIGHTBOX_GUARD_MS);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).not.toBe('hidden');
}

/** Clicks the n-th thumbnail of the page, counted from 1, and waits for its slide. */
export async function openImage(page: Page, number: number): Promise<void> {
  await thumbnails(page)
    .nth(number - 1)
    .click();
  await expectSlide(page, number);
}
