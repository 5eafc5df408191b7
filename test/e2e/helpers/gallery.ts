import type { Locator, Page } from 'playwright';
import { expectSoon } from './expectSoon.ts';

/** The links around the thumbnails of a page's first gallery, or of the one with this name. */
export function thumbnails(page: Page, name?: string): Locator {
  const gallery = name === undefined ? page.locator('.site-gallery').first() : page.getByRole('region', { name });
  return gallery.locator('[data-thumbnails] a');
}

/** Waits until the scripts have taken over: the grid is measured then. */
export async function waitUntilAlive(page: Page): Promise<void> {
  await page.locator('[data-thumbnails][data-measured]').first().waitFor();
}

/** Goes to a gallery's page and waits until it is alive. `hash` with its `#`. */
export async function openGallery(page: Page, slug = 'public-domain', hash = ''): Promise<void> {
  await page.goto(`/galleries/${slug}${hash}`, { waitUntil: 'domcontentloaded' });
  await waitUntilAlive(page);
}

/** The state of a gallery, as a screen reader hears it. */
export async function expectStatus(page: Page, text: string | RegExp): Promise<void> {
  const status = page.locator('.site-gallery [role=status]');
  await expectSoon(async () => (await status.allTextContents())[0]).toMatch(text);
}
