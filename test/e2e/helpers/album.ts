import { ALBUM_GUARD_MS } from '@loggia/hooks/album';
import type { Page } from 'playwright';

/** A press right after one that has entered is half of a double click, and enters nothing. */
export async function untilAlbumGuardIsOver(page: Page): Promise<void> {
  const nowMs = await page.evaluate(() => performance.now());
  await page.waitForFunction((overMs) => performance.now() > overMs, nowMs + ALBUM_GUARD_MS);
}
