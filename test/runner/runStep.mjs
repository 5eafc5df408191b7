import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { countTests } from './countTests.mjs';
import { readFileTimes } from './slowestFiles.mjs';

/** Ends what hangs. A slow machine is not wrong: the walks have taken 15 minutes on two busy cores. */
const STEP_LIMIT_MS = 1_800_000;

const root = fileURLToPath(new URL('../..', import.meta.url));
const logs = `${root}.cache/test`;

function readReport(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}

/** Starts a program in a process group of its own, so that a time limit or Ctrl+C ends all that it started. */
function execute(command, args, environment, log) {
  return new Promise((resolve) => {
    const output = createWriteStream(log);
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...environment },
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const end = () => child.pid && process.kill(-child.pid, 'SIGKILL');
    const stop = () => {
      end();
      process.exit(130);
    };
    const limit = setTimeout(() => {
      output.write(`\nEnded after ${STEP_LIMIT_MS / 1000} s.\n`);
      end();
    }, STEP_LIMIT_MS);
    process.once('SIGINT', stop).once('SIGTERM', stop);
    child.stdout.pipe(output, { end: false });
    child.stderr.pipe(output, { end: false });
    child.once('error', (error) => output.write(`${error.message}\n`));
    child.once('close', (code) => {
      clearTimeout(limit);
      process.off('SIGINT', stop).off('SIGTERM', stop);
      output.end(() => resolve(code ?? 1));
    });
  });
}

/** Runs one step. Its output is shown when it fails, and kept in .cache/test either way. */
export async function runStep(step, earlier, { isAll }) {
  const need = earlier.find(({ name }) => name === step.needs);
  if (need && need.exitCode !== 0)
    return { name: step.name, exitCode: 1, passed: 0, failed: 1, note: `needs ${step.needs}` };

  mkdirSync(logs, { recursive: true });
  const log = `${logs}/${step.name}.log`;
  const report = `${logs}/${step.name}.json`;
  const reporters = step.countsTests ? ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`] : [];
  console.log(`  ${step.name} …`);
  const started = performance.now();
  const environment = { NO_COLOR: '1', ...(isAll ? { LOGGIA_TEST_ALL: '1' } : {}) };
  const exitCode = await execute(step.command, [...step.args, ...reporters], environment, log);
  const seconds = (performance.now() - started) / 1000;
  const told = step.countsTests ? readReport(report) : undefined;
  const counts = step.countsTests
    ? countTests(told, exitCode)
    : { passed: exitCode === 0 ? 1 : 0, failed: exitCode === 0 ? 0 : 1 };
  if (counts.failed > 0 || exitCode !== 0) console.log(`\n===== ${step.name} =====\n${readFileSync(log, 'utf8')}`);
  return { name: step.name, exitCode, seconds, ...counts, files: readFileTimes(told, root) };
}
