import type { Page } from 'playwright';
import { inject } from 'vitest';

/** Fills in the login form. */
export async function logIn(page: Page, password: string = inject('adminPassword')): Promise<void> {
  await page.getByLabel('Username').fill('admin');
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Log In' }).click();
}

/** The view count of an image in the administration. */
export async function hitCount(page: Page, imageId: string): Promise<number> {
  await page.goto('/wp-admin/');
  if (new URL(page.url()).pathname !== '/wp-admin/') await logIn(page);
  await page.getByRole('heading', { name: 'Image views' }).waitFor();
  const cells = await page.locator(`[data-image-id="${imageId}"] td`).allTextContents();
  return Number(cells.at(-1) ?? 0);
}

/** Opens the media library and waits until it is hydrated. Until then, its fields ignore input. */
export async function openLibrary(page: Page): Promise<void> {
  await page.goto('/wp-admin/media');
  const asked = page.waitForResponse(/\/wp\/v2\/media\?/);
  await logIn(page);
  await asked;
}
