import { watchCommits } from './watchCommits.mjs';

const REST_MS = 1000;
const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800"><rect width="1200" height="800" fill="teal"/></svg>';
const PRESSES = 50;
const SHOWN = 'dialog[data-status="open"] [data-role="current"] img';

/** Opens a page, and records its commits and script paths. */
export async function openPage(browser, address) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  const scripts = [];
  await page.route('**/photos/**', (route) => route.fulfill({ body: PICTURE, contentType: 'image/svg+xml' }));
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await page.addInitScript(watchCommits);
  await page.goto(address, { waitUntil: 'networkidle' });
  return { page, scripts };
}

export const pictureStands = (page, title) =>
  page.waitForFunction(
    ([selector, wanted]) => {
      const picture = document.querySelector(selector);
      return picture?.complete && picture.naturalWidth > 0 && picture.alt.startsWith(wanted);
    },
    [SHOWN, title],
    { polling: 'raf' },
  );

/** The link that opens the sixth image. */
export const triggerOf = (page, name) =>
  page.locator(name === 'gallery' ? '[data-index="5"] > *' : '[data-index="5"]').first();

/**
 * Opens the sixth image of the page `gallery` or `lightbox`, goes to the next image three times, and then fifty times at once. Returns the counts of the
 * opening, of the most expensive of the three changes, and of the fifty changes in total.
 */
export async function visitPage(browser, address, name) {
  const { page } = await openPage(browser, address);
  await page.evaluate(() => globalThis.takeCounts());
  await triggerOf(page, name).click();
  await pictureStands(page, 'Photo 6');
  await page.waitForTimeout(REST_MS);
  const opening = await page.evaluate(() => globalThis.takeCounts());
  const changes = [];
  for (const next of ['Photo 7', 'Photo 8', 'Photo 9']) {
    await page.keyboard.press('ArrowRight');
    await pictureStands(page, next);
    await page.waitForTimeout(REST_MS);
    changes.push(await page.evaluate(() => globalThis.takeCounts()));
  }
  await page.evaluate((presses) => {
    const dialog = document.querySelector('dialog[data-status="open"]');
    for (let press = 0; press < presses; press += 1) {
      dialog.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true, cancelable: true }));
    }
  }, PRESSES);
  await pictureStands(page, `Photo ${9 + PRESSES}`);
  await page.waitForTimeout(REST_MS);
  const presses = await page.evaluate(() => globalThis.takeCounts());
  await page.close();
  return { opening, change: changes.reduce(dearest), presses };
}

const dearest = (one, other) =>
  Object.fromEntries(Object.entries(one).map(([name, count]) => [name, Math.max(count, other[name])]));
