import { arrive, openUnwatched, PRESSED } from '../harness/lightboxPage.mjs';
import { pause, visit } from '../harness/visit.mjs';

const PRESSES = 50;
const WINDOW_MS = 1500;
const PATIENCE_MS = 4000;
const KEY = { key: 'ArrowRight', code: 'ArrowRight', windowsVirtualKeyCode: 39 };

/** Presses keys at fixed times, regardless of what the page is doing. Returns when the last image was shown, and which one was reached. */
async function pressAll(page, session) {
  const start = performance.now();
  for (let press = 0; press < PRESSES; press += 1) {
    const wait = start + (press * WINDOW_MS) / PRESSES - performance.now();
    if (wait > 0) await pause(wait);
    for (const type of ['rawKeyDown', 'keyUp']) void session.send('Input.dispatchKeyEvent', { type, ...KEY });
  }
  const wanted = PRESSED + PRESSES;
  try {
    await page.waitForFunction((number) => globalThis.watch.seenNumbers().includes(number), wanted, {
      polling: 'raf',
      timeout: PATIENCE_MS,
    });
    return { ms: performance.now() - start, reached: PRESSES };
  } catch {
    const numbers = await page.evaluate(() => globalThis.watch.seenNumbers());
    // A subject whose image isn't visible can't be measured.
    const reached = numbers.length > 0 ? Math.max(...numbers) - PRESSED : Number.NaN;
    return { ms: Number.NaN, reached };
  }
}

/** Measures fifty arrow key presses within 1.5 seconds, with the subject's own animation. */
export async function measurePresses(browser, address) {
  const outcome = {};
  for (const slowdown of [1, 4]) {
    const { ms, reached } = await visit(browser, `${address}&motion=default`, async (page, session) => {
      await arrive(page);
      await openUnwatched(page);
      await pause(700);
      await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
      return pressAll(page, session);
    });
    outcome[`presses${slowdown}`] = ms;
    outcome[`reached${slowdown}`] = reached;
  }
  return outcome;
}
