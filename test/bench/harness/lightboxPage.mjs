import { pause } from './visit.mjs';

/** The number of the thumbnail that is clicked. */
export const PRESSED = 4;
/** Longer than the time in which any subject ignores clicks after closing. */
const PAUSE_AFTER_CLOSE_MS = 400;
/** How long the pointer hovers over a thumbnail before the click, so that everything triggered by the hover is done. */
const HOVER_MS = 300;

const thumbnailOf = (page, number = PRESSED) => page.locator(`#page img[src$="/photos/small/${number}.jpg"]`).first();

async function centreOf(page) {
  const thumbnail = thumbnailOf(page);
  await thumbnail.waitFor();
  const { x, y, width, height } = await thumbnail.boundingBox();
  return [x + width / 2, y + height / 2];
}

/** Long enough for subjects that render 10,000 links. */
const ARRIVAL_LIMIT_MS = 180_000;

/** Waits until the page is loaded and idle, with the pointer over the thumbnail. */
export async function arrive(page) {
  await page.waitForLoadState('load', { timeout: ARRIVAL_LIMIT_MS });
  const centre = await centreOf(page);
  await page.waitForLoadState('networkidle', { timeout: ARRIVAL_LIMIT_MS });
  await page.mouse.move(...centre);
  await pause(HOVER_MS);
}

/** Starts watching, triggers the press, and returns the result of the watch. */
export async function watched(page, [verb, ...values], press) {
  await page.evaluate(
    ([name, given]) => {
      globalThis.pending = globalThis.watch[name](...given);
    },
    [verb, values],
  );
  await press();
  return page.evaluate(() => globalThis.pending);
}

export async function click(page) {
  await page.mouse.down();
  await page.mouse.up();
}

export const openPainted = (page) => watched(page, ['untilPainted', 'click', PRESSED], () => click(page));

/** Opens the lightbox without any script watching. */
export async function openUnwatched(page) {
  await click(page);
  await page.waitForFunction((number) => globalThis.watch.seenNumbers().includes(number), PRESSED, { polling: 50 });
}

export async function close(page) {
  const ms = await watched(page, ['untilGone', 'keydown'], () => page.keyboard.press('Escape'));
  await pause(PAUSE_AFTER_CLOSE_MS);
  return ms;
}

/** Moves the pointer away and back, as after an overlay is removed. */
export async function hoverAgain(page) {
  await page.mouse.move(1, 1);
  await page.mouse.move(...(await centreOf(page)));
  await pause(HOVER_MS);
}

/** Clicks the thumbnail as soon as it appears. */
export async function openAtOnce(page) {
  await page.mouse.move(...(await centreOf(page)));
  return openPainted(page);
}
