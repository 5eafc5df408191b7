import { measureOpening } from './measureOpening.mjs';

/** Longer than the 100 ms in which a lightbox ignores clicks after closing. */
const PAUSE_AFTER_CLOSE_MS = 250;

/** Opens a page of a case, and measures the first and the second opening. */
export async function visitPage(context, address, benchCase, count) {
  const page = await context.newPage();
  const failures = [];
  page.on('pageerror', (error) => failures.push(error));
  try {
    const session = await context.newCDPSession(page);
    // The CPU time of the thread, not the wall clock.
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    await page.goto(`${address}/page.html?count=${count}`);
    await page.locator(benchCase.trigger).first().waitFor();
    const first = await measureOpening(page, session, benchCase);
    await page.keyboard.press('Escape');
    await page.locator(benchCase.closed).first().waitFor({ state: 'detached' });
    await page.mouse.move(0, 0);
    await page.waitForTimeout(PAUSE_AFTER_CLOSE_MS);
    const again = await measureOpening(page, session, benchCase);
    if (failures.length > 0) throw failures[0];
    return { first, again };
  } finally {
    await page.close();
  }
}
