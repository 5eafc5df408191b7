import { countWork, pause, visit } from '../harness/visit.mjs';

const WINDOW_MS = 800;

async function mount(page, session) {
  await page.waitForFunction(() => globalThis.bench);
  await pause(200);
  let paint;
  const work = await countWork(session, async () => {
    paint = await page.evaluate(() => globalThis.bench.mount());
    await pause(WINDOW_MS);
  });
  const nodes = await page.evaluate(() => document.querySelectorAll('#page *').length);
  return { paint, ...work, nodes };
}

/** A hundred is typical for a photo page; the largest count shows whether a list is virtualized. */
const COUNTS = [20, 100, 200, 10_000];

/** Measures the time from mounting to the first painted images of a list, with its code already loaded. */
export async function measureList(browser, address) {
  const outcome = {};
  for (const count of COUNTS) {
    const measured = await visit(browser, `${address}&wait&count=${count}`, mount);
    for (const [name, value] of Object.entries(measured)) outcome[`${name}${count}`] = value;
  }
  return outcome;
}

const PRESSES = 4;
const PRESS_WINDOW_MS = 900;

/** Runs in the page: returns the images in the viewport and their positions. */
function readPlaces() {
  return [...document.querySelectorAll('#page img')]
    .map((image) => [image.src, image.getBoundingClientRect()])
    .filter(([, { left, right, width }]) => width > 0 && right > 0 && left < innerWidth)
    .map(([src, { left }]) => `${src} ${Math.round(left)}`)
    .join();
}

/** Measures the cost of a click on "next" in a carousel of 200, with the subject's own animation. */
export const measureNext = (browser, address, selector) =>
  visit(browser, `${address}&count=200`, async (page, session) => {
    const button = page.locator(selector).first();
    await button.waitFor();
    await page.waitForLoadState('networkidle');
    await button.hover();
    await pause(PRESS_WINDOW_MS);
    const idle = await countWork(session, () => pause(PRESS_WINDOW_MS));
    const before = await page.evaluate(readPlaces);
    const work = await countWork(session, async () => {
      for (let press = 0; press < PRESSES; press += 1) {
        await page.mouse.down();
        await page.mouse.up();
        await pause(PRESS_WINDOW_MS);
      }
    });
    if ((await page.evaluate(readPlaces)) === before) throw new Error(`Nothing moved when ${selector} was pressed.`);
    return { nextThread: work.thread / PRESSES - idle.thread };
  });
