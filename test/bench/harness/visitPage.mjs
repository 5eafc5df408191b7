import { measureOpening } from './measureOpening.mjs';

/** Longer than the 100 ms for which a lightbox ignores openings after a close. */
const PAUSE_AFTER_CLOSE_MS = 250;

/** Opens a page of a case, measures its first opening, and, closed again, the next one. */
export async function visitPage(context, address, benchCase, count) {
  const page = await context.newPage();
  const failures = [];
  page.on('pageerror', (error) => failures.push(error));
  try {
    const session = await context.newCDPSession(page);
    // CPU time of the thread, not the clock on the wall.
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
