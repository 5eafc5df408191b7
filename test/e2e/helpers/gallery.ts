import type { Locator, Page } from 'playwright';
import { expectSoon } from './expectSoon.ts';

/** The links around the thumbnails of the first gallery on the page, or of the gallery with this name. */
export function thumbnails(page: Page, name?: string): Locator {
  const gallery = name === undefined ? page.locator('.site-gallery').first() : page.getByRole('region', { name });
  return gallery.locator('[data-thumbnails] a');
}

/** Waits until the page is hydrated, which measures the grid. */
export async function waitUntilAlive(page: Page): Promise<void> {
  await page.locator('[data-thumbnails][data-measured]').first().waitFor();
}

/** Opens a gallery page and waits until it is hydrated. `hash` includes the `#`. */
export async function openGallery(page: Page, slug = 'public-domain', hash = ''): Promise<void> {
  await page.goto(`/galleries/${slug}${hash}`, { waitUntil: 'domcontentloaded' });
  await waitUntilAlive(page);
}

/** Expects a text in the gallery's live region. */
export async function expectStatus(page: Page, text: string | RegExp): Promise<void> {
  const status = page.locator('.site-gallery [role=status]');
  await expectSoon(async () => (await status.allTextContents())[0]).toMatch(text);
}
