// Measures the main thread's work for a transition with 80 tiles, compared to 80 plain boxes animated in the same run. Tasks are measured in
// CPU time, which other programs don't affect, and multiplied for a slower device. Frames are counted in a browser with real CPU throttling.
// Goals: no long task, and at most two more dropped frames than the boxes.
//   node test/bench/transitions.mjs [--rounds 8] [--slowdown 4]
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { chromiumArguments } from '../setup/chromiumArguments.mjs';
import { findChromium } from '../setup/findChromium.mjs';
import { buildPage } from './harness/buildPage.mjs';
import { mainThreadTasks } from './harness/mainThreadTasks.mjs';
import { serveFolder } from './harness/serveFolder.mjs';
import { median } from './harness/statistics.mjs';

/** The browsers' threshold for long tasks. */
const LONG_TASK_MS = 50;
/** The number of frames that tiles may drop beyond those of plain boxes. */
const FRAMES_BEYOND_BARE = 2;
/** If plain boxes drop more frames than this, the machine is too busy to judge frames. */
const BUSY_FROM_FRAMES = 10;

const { values: options } = parseArgs({
  options: { rounds: { type: 'string', default: '8' }, slowdown: { type: 'string', default: '4' } },
});

/** Runs in the page: plays one transition and counts the missing frames. */
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

const slowdown = Number(options.slowdown);

async function measure(browser, page, session, name) {
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline', '__metadata'] });
  await page.evaluate(play, name);
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const dropped = await page.evaluate(play, name);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return { dropped, longestMs: Math.max(0, ...mainThreadTasks(traceEvents)) * slowdown };
}

const results = { playLoggia: [], playBare: [] };
const served = await serveFolder(await buildPage({ name: 'transition', page: 'transition.jsx' }));
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments });
try {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  const session = await page.context().newCDPSession(page);
  await page.goto(`${served.address}/page.html`);
  await page.evaluate(() => globalThis.ready);
  const names = Object.keys(results);
  // The first call of each loads code and warms up.
  for (const name of names) await page.evaluate(play, name);
  for (let round = 0; round < Number(options.rounds); round += 1) {
    for (const name of round % 2 === 0 ? names : names.toReversed()) {
      results[name].push(await measure(browser, page, session, name));
    }
  }
} finally {
  await browser.close();
  served.close();
}

const summaries = Object.entries(results).map(([name, rounds]) => {
  const [longest, dropped] = ['longestMs', 'dropped'].map((key) => rounds.map((round) => round[key]));
  const summary = { mostMs: Math.max(...longest), dropped: median(dropped) };
  console.log(
    `${name.padEnd(11)} at 1/${slowdown} of the speed: longest task median ${median(longest).toFixed(0)} ms, ` +
      `most ${summary.mostMs.toFixed(0)} ms; dropped frames median ${summary.dropped}`,
  );
  return summary;
});
const [loggia, bare] = summaries;
const goals = [
  [`no task of ${LONG_TASK_MS} ms`, loggia.mostMs < LONG_TASK_MS],
  [
    `dropped frames at most ${bare.dropped} + ${FRAMES_BEYOND_BARE}`,
    loggia.dropped <= bare.dropped + FRAMES_BEYOND_BARE,
  ],
];
if (bare.dropped > BUSY_FROM_FRAMES) {
  const [words] = goals.pop();
  console.log(`not judged, because this machine does other things: ${words}`);
}
for (const [words, holds] of goals) console.log(`${holds ? 'holds' : 'FAILS'}: ${words}`);
if (goals.some(([, holds]) => !holds)) process.exitCode = 1;
