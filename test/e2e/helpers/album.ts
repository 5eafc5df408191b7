import { ALBUM_GUARD_MS } from '@loggia/hooks/album';
import type { Page } from 'playwright';

/** Waits until the album accepts clicks again: right after entering a level, it ignores the second click of a double click. */
export async function untilAlbumGuardIsOver(page: Page): Promise<void> {
  const nowMs = await page.evaluate(() => performance.now());
  await page.waitForFunction((overMs) => performance.now() > overMs, nowMs + ALBUM_GUARD_MS);
}
