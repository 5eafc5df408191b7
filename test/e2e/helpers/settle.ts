import type { Page } from 'playwright';

/** Waits until the network is idle and no animation is running. Ignores scroll-driven animations. */
export async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(({ playState, timeline }) => playState !== 'running' || timeline !== document.timeline),
  );
}
