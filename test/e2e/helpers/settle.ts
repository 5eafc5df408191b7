import type { Page } from 'playwright';

/** Waits until nothing is loaded any more and nothing moves by itself. What a scroll moves stands still. */
export async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(({ playState, timeline }) => playState !== 'running' || timeline !== document.timeline),
  );
}
