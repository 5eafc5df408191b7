// Measures fifty arrow key presses within 1.5 seconds, at full and at a quarter of the CPU speed:
//   node test/bench/fastPresses.mjs [--rounds 5]
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { chromiumArguments } from '../setup/chromiumArguments.mjs';
import { findChromium } from '../setup/findChromium.mjs';
import { cases } from './cases/cases.mjs';
import { buildPage } from './harness/buildPage.mjs';
import { formatTable } from './harness/formatTable.mjs';
import { serveFolder } from './harness/serveFolder.mjs';
import { median } from './harness/statistics.mjs';

const IMAGES = 200;
/** Starting from the first image, so that the last press leads to the fiftieth. */
const PRESSES = 49;
const WINDOW_MS = 1500;
/** The goal of issue 21: the time from the first press until the fiftieth image is shown. */
const GOAL_MS = 2000;
const PATIENCE_MS = 10_000;
const KEY = { key: 'ArrowRight', code: 'ArrowRight', windowsVirtualKeyCode: 39 };

const { values: options } = parseArgs({ options: { rounds: { type: 'string', default: '5' } } });
const rounds = Number(options.rounds);
const [gallery] = cases;

/** Presses keys at fixed times, regardless of what the page is doing. Returns the milliseconds until the image is shown. */
async function pressAll(page, session) {
  const startMs = performance.now();
  for (let press = 0; press < PRESSES; press += 1) {
    const waitMs = startMs + (press * WINDOW_MS) / PRESSES - performance.now();
    if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs));
    for (const type of ['rawKeyDown', 'keyUp']) void session.send('Input.dispatchKeyEvent', { type, ...KEY });
  }
  await page.waitForFunction(
    ([selector, title]) => document.querySelector(selector)?.alt === title,
    [gallery.opened, `Field ${PRESSES + 1}`],
    { polling: 'raf', timeout: PATIENCE_MS },
  );
  return performance.now() - startMs;
}

async function visit(browser, address, slowdown) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  try {
    const session = await page.context().newCDPSession(page);
    await page.goto(`${address}/page.html?count=${IMAGES}`);
    await page.locator('.loggia-gallery [data-index="0"] > *').click();
    await page.locator(gallery.opened).waitFor();
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    return await pressAll(page, session);
  } finally {
    await page.close();
  }
}

const served = await serveFolder(await buildPage(gallery));
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments });
try {
  const table = [['fifty presses in 1.5 s', 'median', 'longest', `shown within ${GOAL_MS} ms`]];
  for (const slowdown of [1, 4]) {
    const times = [];
    for (let round = 0; round < rounds; round += 1) times.push(await visit(browser, served.address, slowdown));
    const longest = Math.max(...times);
    if (longest > GOAL_MS) process.exitCode = 1;
    const verdict = longest <= GOAL_MS ? 'holds' : 'fails';
    table.push([
      `at 1/${slowdown} of the speed`,
      `${Math.round(median(times))} ms`,
      `${Math.round(longest)} ms`,
      verdict,
    ]);
  }
  console.log(formatTable(table));
} finally {
  await browser.close();
  served.close();
}
