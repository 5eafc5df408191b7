import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { watchCommits } from './watchCommits.mjs';

export const CASES = ['lightbox', 'gallery'];
const REST_MS = 1000;
const IMAGE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800"><rect width="1200" height="800" fill="teal"/></svg>';
const PRESSES = 50;
const SHOWN = 'dialog[data-status="open"] [data-role="current"] img';

/** Opens a page, and records its commits and script paths. */
async function openPage(browser, address) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  const scripts = [];
  await page.route('**/photos/**', (route) => route.fulfill({ body: IMAGE, contentType: 'image/svg+xml' }));
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await page.addInitScript(watchCommits);
  await page.goto(address, { waitUntil: 'networkidle' });
  return { page, scripts };
}

const imageIsShown = (page, title) =>
  page.waitForFunction(
    ([selector, wanted]) => {
      const image = document.querySelector(selector);
      return image?.complete && image.naturalWidth > 0 && image.alt.startsWith(wanted);
    },
    [SHOWN, title],
    { polling: 'raf' },
  );

/** The link that opens the sixth image. */
const triggerOf = (page, name) =>
  page.locator(name === 'gallery' ? '[data-index="5"] > *' : '[data-index="5"]').first();

/**
 * Opens the sixth image of the page `gallery` or `lightbox`, goes to the next image three times, and then fifty times at once. Returns the counts of the
 * opening, of the most expensive of the three changes, and of the fifty changes in total.
 */
export async function visitPage(browser, address, name) {
  const { page } = await openPage(browser, address);
  await page.evaluate(() => globalThis.takeCounts());
  await triggerOf(page, name).click();
  await imageIsShown(page, 'Photo 6');
  await page.waitForTimeout(REST_MS);
  const opening = await page.evaluate(() => globalThis.takeCounts());
  const changes = [];
  for (const next of ['Photo 7', 'Photo 8', 'Photo 9']) {
    await page.keyboard.press('ArrowRight');
    await imageIsShown(page, next);
    await page.waitForTimeout(REST_MS);
    changes.push(await page.evaluate(() => globalThis.takeCounts()));
  }
  await page.evaluate((presses) => {
    const dialog = document.querySelector('dialog[data-status="open"]');
    for (let press = 0; press < presses; press += 1) {
      dialog.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true, cancelable: true }));
    }
  }, PRESSES);
  await imageIsShown(page, `Photo ${9 + PRESSES}`);
  await page.waitForTimeout(REST_MS);
  const presses = await page.evaluate(() => globalThis.takeCounts());
  await page.close();
  return { opening, change: changes.reduce(highest), presses };
}

const highest = (one, other) =>
  Object.fromEntries(Object.entries(one).map(([name, count]) => [name, Math.max(count, other[name])]));

const sizeOf = (folder, paths) =>
  paths.reduce((sum, path) => sum + gzipSync(readFileSync(`${folder}${path}`), { level: 9 }).length, 0);

/**
 * Counts the scripts of each page until the lightbox shows the first image, and their gzipped bytes beyond those of a page with only React.
 * `folder` contains one folder per built page, and is served from `root` at `address`.
 */
export async function countLoads(browser, { root, address, folder }) {
  const { scripts: plain, page } = await openPage(browser, `${address}/${folder}/react/index.html`);
  await page.close();
  const react = sizeOf(root, plain);
  const loads = {};
  for (const name of CASES) {
    const { page: opened, scripts } = await openPage(browser, `${address}/${folder}/${name}/index.html?effect=none`);
    await triggerOf(opened, name).click();
    await imageIsShown(opened, 'Photo 6');
    loads[name] = { scripts: scripts.length, bytes: sizeOf(root, scripts) - react };
    await opened.close();
  }
  return loads;
}
