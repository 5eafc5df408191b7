import { PRESSED, watched } from '../harness/lightboxPage.mjs';
import { PHONE, pause, visit } from '../harness/visit.mjs';

const QUIET_MS = 1000;

/** Waits until no file has arrived for a while: at this speed, there are pauses between requests before the script has run. */
async function untilQuiet(page) {
  const countFiles = () => page.evaluate(() => performance.getEntriesByType('resource').length);
  for (let before = -1, now = await countFiles(); now !== before;) {
    await pause(QUIET_MS);
    [before, now] = [now, await countFiles()];
  }
}

/** The milliseconds from the start of the visit to the first painted thumbnail, and from a tap to the image. */
async function arriveAndTap(page, session) {
  const thumbnail = page.locator(`#page img[src$="/photos/small/${PRESSED}.jpg"]`).first();
  await thumbnail.waitFor({ timeout: 60_000 });
  const phonePaint = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? performance.now(),
  );
  await untilQuiet(page);
  const { x, y, width, height } = await thumbnail.boundingBox();
  const tap = async () => {
    const points = [{ x: x + width / 2, y: y + height / 2 }];
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: points });
    await pause(60);
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  };
  const phoneOpen = await watched(page, ['untilPainted', 'click', PRESSED], tap);
  return { phonePaint, phoneOpen };
}

/** Simulates a phone: a quarter of the CPU speed, 150 ms latency, 1.6 Mbit/s. */
export const measurePhone = (browser, address) =>
  visit(browser, `${address}&count=40`, arriveAndTap, { profile: PHONE });
