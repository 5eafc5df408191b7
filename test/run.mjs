// npm test: every step in turn, a summary, and `N passed, N failed` as the last line. --all adds what only a release needs;
// --only=unit,lint runs those steps; --count prints the number of steps and stops. A failed step does not stop the others.
import { rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { runStep } from './runner/runStep.mjs';
import { phases } from './runner/steps.mjs';
import { summarise } from './runner/summarise.mjs';
import { findChromium } from './setup/findChromium.mjs';

const only = process.argv
  .find((argument) => argument.startsWith('--only='))
  ?.slice('--only='.length)
  .split(',');
const isAll = process.argv.includes('--all');
const parallel = Math.min(2, availableParallelism());

const isWanted = ({ name, isForRelease }) => (only ? only.includes(name) : isAll || !isForRelease);
const wanted = phases.map((steps) => steps.filter(isWanted));

/** Two steps that install a browser at the same time would lock each other out. */
function installBrowser() {
  try {
    findChromium();
  } catch {
    // Each step that needs it says so itself.
  }
}

async function runPhase(steps, results) {
  if (steps.some(({ drivesBrowser }) => drivesBrowser)) installBrowser();
  const waiting = [...steps];
  const work = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift())
      results.push(await runStep(step, results, { isAll }));
  };
  await Promise.all(Array.from({ length: parallel }, work));
}

if (process.argv.includes('--count')) {
  console.log(wanted.flat().length);
} else {
  rmSync(new URL('../.cache/test', import.meta.url), { recursive: true, force: true });
  const results = [];
  for (const steps of wanted) await runPhase(steps, results);
  const { lines, failed } = summarise(results, wanted.flat());
  for (const line of lines) console.log(line);
  process.exitCode = failed > 0 ? 1 : 0;
}
