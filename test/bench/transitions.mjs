// What cutting a picture into 80 tiles costs the main thread, beside 80 plain boxes that the same browser moves in the same run.
// Tasks are measured in CPU time, which other work on the machine does not change, and multiplied for a slower device.
//   node test/bench/transitions.mjs [--rounds 8] [--slowdown 4]
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { chromiumArguments } from '../setup/chromiumArguments.mjs';
import { findChromium } from '../setup/findChromium.mjs';
import { buildPage } from './harness/buildPage.mjs';
import { serveFolder } from './harness/serveFolder.mjs';
import { median } from './harness/statistics.mjs';

/** Browsers call a task long from here on. */
const LONG_TASK_MS = 50;

const { values: options } = parseArgs({
  options: { rounds: { type: 'string', default: '8' }, slowdown: { type: 'string', default: '4' } },
});

/** In the page: plays one change and counts the frames that did not come. */
async function play(name) {
  const FRAME_MS = 1000 / 60;
  let [isRunning, dropped, last] = [true, 0, performance.now()];
  const countFrame = (now) => {
    dropped += Math.max(0, Math.round((now - last) / FRAME_MS) - 1);
    last = now;
    if (isRunning) requestAnimationFrame(countFrame);
  };
  requestAnimationFrame(countFrame);
  await globalThis[name]();
  isRunning = false;
  return dropped;
}

/** The CPU time of the longest task of the main thread, in milliseconds. */
function longestTaskMs(events) {
  const threads = events.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain');
  const isMain = ({ pid, tid }) => threads.some((thread) => thread.pid === pid && thread.tid === tid);
  const tasks = events.filter((event) => event.name.endsWith('RunTask') && event.tdur && isMain(event));
  return Math.max(0, ...tasks.map(({ tdur }) => tdur / 1000));
}

async function measure(browser, page, name) {
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline', '__metadata'] });
  const dropped = await page.evaluate(play, name);
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
  return { dropped, longestMs: longestTaskMs(traceEvents) * Number(options.slowdown) };
}

const results = { playLoggia: [], playBare: [] };
const served = await serveFolder(await buildPage({ name: 'transition', page: 'transition.jsx' }));
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments });
try {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.goto(`${served.address}/page.html`);
  await page.evaluate(() => globalThis.ready);
  const names = Object.keys(results);
  // The first call of each fetches code and warms up.
  for (const name of names) await page.evaluate(play, name);
  for (let round = 0; round < Number(options.rounds); round += 1) {
    for (const name of round % 2 === 0 ? names : names.toReversed()) {
      results[name].push(await measure(browser, page, name));
    }
  }
} finally {
  await browser.close();
  served.close();
}

for (const [name, rounds] of Object.entries(results)) {
  const [longest, dropped] = ['longestMs', 'dropped'].map((key) => rounds.map((round) => round[key]));
  console.log(
    `${name.padEnd(11)} longest task at 1/${options.slowdown} of the speed: median ${median(longest).toFixed(0)} ms, ` +
      `most ${Math.max(...longest).toFixed(0)} ms (long from ${LONG_TASK_MS}); dropped frames: median ${median(dropped)}`,
  );
}
