import { visitLawPage } from './visitLawPage.mjs';

/** The distance of one wheel notch. */
const NOTCH_PX = 100;

/** Turns the wheel at a constant rate to the end of the page. Chromium scrolls smoothly. */
async function turnWheel(page, session, speed) {
  const { way, width, height } = await page.evaluate(() => {
    const { documentElement: root, defaultView: view } = globalThis.document;
    return { way: root.scrollHeight - view.innerHeight, width: view.innerWidth, height: view.innerHeight };
  });
  const wheel = { type: 'mouseWheel', x: width / 2, y: height / 2, deltaX: 0, deltaY: NOTCH_PX };
  const start = performance.now();
  const turns = [];
  for (let notch = 0; notch * NOTCH_PX < way; notch += 1) {
    const wait = start + (notch * NOTCH_PX * 1000) / speed - performance.now();
    if (wait > 0) await page.waitForTimeout(wait);
    // Don't wait for the page before the next notch.
    turns.push(session.send('Input.dispatchMouseEvent', wheel));
  }
  await Promise.all(turns);
  await page.waitForFunction((end) => globalThis.scrollY >= end - 1, way, { polling: 200 });
}

/**
 * Scrolls a fresh page from the top to the end.
 *
 * @returns the events traced by Chromium
 */
export async function scrollThrough(browser, visit, { categories, slowdown, speed }) {
  const page = await visitLawPage(browser, visit);
  try {
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await browser.startTracing(page, { categories: [...categories, '__metadata'] });
    await turnWheel(page, session, speed);
    const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
    return traceEvents;
  } finally {
    await page.context().close();
  }
}
