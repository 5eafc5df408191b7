import { pause } from './visit.mjs';

/** The thumbnail that is pressed, and so the picture that opens. */
export const PRESSED = 4;
/** Longer than what any subject ignores presses for after it was closed. */
const PAUSE_AFTER_CLOSE_MS = 400;
/** A pointer rests on a thumbnail before it presses, and what it woke is done. */
const HOVER_MS = 300;

const thumbnailOf = (page, number = PRESSED) => page.locator(`#page img[src$="/photos/small/${number}.jpg"]`).first();

async function centreOf(page) {
  const thumbnail = thumbnailOf(page);
  await thumbnail.waitFor();
  const { x, y, width, height } = await thumbnail.boundingBox();
  return [x + width / 2, y + height / 2];
}

/** A subject that draws 10,000 links is slow, and comes all the same. */
const ARRIVAL_LIMIT_MS = 180_000;

/** Waits until the page is there and idle, with the pointer on the thumbnail. */
export async function arrive(page) {
  await page.waitForLoadState('load', { timeout: ARRIVAL_LIMIT_MS });
  const centre = await centreOf(page);
  await page.waitForLoadState('networkidle', { timeout: ARRIVAL_LIMIT_MS });
  await page.mouse.move(...centre);
  await pause(HOVER_MS);
}

/** Starts to watch, presses, and gives what the watch says. */
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

/** Opens without a watch that works meanwhile. */
export async function openUnwatched(page) {
  await click(page);
  await page.waitForFunction((number) => globalThis.watch.seenNumbers().includes(number), PRESSED, { polling: 50 });
}

export async function close(page) {
  const ms = await watched(page, ['untilGone', 'keydown'], () => page.keyboard.press('Escape'));
  await pause(PAUSE_AFTER_CLOSE_MS);
  return ms;
}

/** The pointer leaves and comes back, as it would on a page from which something has gone. */
export async function hoverAgain(page) {
  await page.mouse.move(1, 1);
  await page.mouse.move(...(await centreOf(page)));
  await pause(HOVER_MS);
}

/** Presses the thumbnail as soon as it stands on the page. */
export async function openAtOnce(page) {
  await page.mouse.move(...(await centreOf(page)));
  return openPainted(page);
}
