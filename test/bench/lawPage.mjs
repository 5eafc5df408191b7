// Measures the cost of the hooks while scrolling through the law firm page, compared to the same HTML without scripts in the same run. Tasks are
// measured in CPU time, which other programs don't affect, and multiplied for a slower device. Frames are counted in a browser with real CPU
// throttling. Goals: no long task, and at most one percent more dropped frames than without hooks.
//   node test/bench/lawPage.mjs [--rounds 8] [--slowdown 4] [--width 1440] [--speed 1500] [--address http://localhost:4173/]
import { availableParallelism, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { chromiumArguments } from '../setup/chromiumArguments.mjs';
import { findChromium } from '../setup/findChromium.mjs';
import { countFrames } from './harness/countFrames.mjs';
import { formatTable } from './harness/formatTable.mjs';
import { mainThreadTasks } from './harness/mainThreadTasks.mjs';
import { scrollThrough } from './harness/scrollThrough.mjs';
import { startDemo } from './harness/startDemo.mjs';
import { differenceOfMeans, judge, mean, median } from './harness/statistics.mjs';

/** The browsers' threshold for long tasks. */
const LONG_TASK_MS = 50;
/** The share of all frames that the hooks may cost. */
const SHARE_BEYOND_BARE = 0.01;
/** If the bare page drops more than this share, the machine is too busy to judge frames. */
const BUSY_FROM_SHARE = 0.1;
const HEIGHT_PX = 900;

const { values: options } = parseArgs({
  options: {
    /** The URL of a running demo, with a trailing slash. */
    address: { type: 'string' },
    rounds: { type: 'string', default: '8' },
    slowdown: { type: 'string', default: '4' },
    width: { type: 'string', default: '1440' },
    /** Pixels per second, by default a slowly turned wheel. */
    speed: { type: 'string', default: '1500' },
  },
});
const [rounds, slowdown, width, speed] = ['rounds', 'slowdown', 'width', 'speed'].map((name) => Number(options[name]));
async function measure(browser, visit) {
  const events = await scrollThrough(browser, visit, { categories: ['toplevel'], slowdown: 1, speed });
  const tasks = mainThreadTasks(events).map((ms) => ms * slowdown);
  const frames = countFrames(await scrollThrough(browser, visit, { categories: ['cc', 'benchmark'], slowdown, speed }));
  return { ...frames, longestMs: Math.max(0, ...tasks), long: tasks.filter((ms) => ms >= LONG_TASK_MS).length };
}

const results = { hooks: [], bare: [] };
const demo = options.address ? { address: options.address, close: () => undefined } : await startDemo();
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments });
try {
  const names = Object.keys(results);
  const visitOf = (name) => ({ address: demo.address, isBare: name === 'bare', width, height: HEIGHT_PX });
  // The first visit of each page fills the caches of server and browser.
  for (const name of names) await measure(browser, visitOf(name));
  for (let round = 0; round < rounds; round += 1) {
    for (const name of round % 2 === 0 ? names : names.toReversed()) {
      results[name].push(await measure(browser, visitOf(name)));
    }
  }
} finally {
  await browser.close();
  await demo.close();
}

const of = (name, key) => results[name].map((round) => round[key]);
const percent = (share) => `${(share * 100).toFixed(1)} %`;
const rows = Object.entries(results).map(([name, measured]) => [
  name === 'hooks' ? 'with hooks' : 'without scripts',
  `${median(of(name, 'longestMs')).toFixed(0)} ms`,
  `${Math.max(...of(name, 'longestMs')).toFixed(0)} ms`,
  `${measured.reduce((sum, { long }) => sum + long, 0)}`,
  `${Math.round(mean(of(name, 'total')))}`,
  percent(mean(of(name, 'dropped'))),
  percent(mean(of(name, 'late'))),
]);
console.log(
  `${width} px wide, ${speed} px/s, 1/${slowdown} of the speed, ${rounds} rounds; load ${loadavg()[0].toFixed(1)}\n`,
);
const head = ['', 'longest task', 'most', 'long tasks', 'frames', 'dropped', 'late'];
console.log(formatTable([head, ...rows]));

const beyond = differenceOfMeans(of('hooks', 'dropped'), of('bare', 'dropped'));
const isBusy = mean(of('bare', 'dropped')) > BUSY_FROM_SHARE || loadavg()[0] > 2 * availableParallelism();
const frameVerdict = isBusy ? 'not judged, because this machine does other things' : judge(beyond, SHARE_BEYOND_BARE);
const taskVerdict = of('hooks', 'long').every((count) => count === 0) ? 'holds' : 'fails';
console.log(`\n${taskVerdict}: no task of ${LONG_TASK_MS} ms`);
console.log(
  `${frameVerdict}: at most ${percent(SHARE_BEYOND_BARE)} of the frames more are dropped ` +
    `(${percent(beyond.difference)}, 95 %: ${percent(beyond.low)} to ${percent(beyond.high)})`,
);
if (taskVerdict === 'fails' || frameVerdict === 'fails') process.exitCode = 1;
