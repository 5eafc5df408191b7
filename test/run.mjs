// `npm test` runs checks, then the main tests of every capability. `npm run test:rest` runs everything else. Both print the time of
// each step, the ten slowest test files and, on the last line, `N passed, N failed`.
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * The npm scripts of each phase, the longest first. Phases run one after the other. The build comes after lint, because
 * oxlint follows imports into `dist`, which the build replaces.
 */
const CHECKS = {
  quick: [['types', 'lint', 'format:check'], ['build']],
  rest: [
    ['build', 'api:check', 'docs:check', 'unused'],
    ['size', 'visual'],
  ],
};
const LANES = 2;

const root = fileURLToPath(new URL('..', import.meta.url));
const summaryFile = `${root}.cache/test/summary.json`;
const part = process.argv.includes('--rest') ? 'rest' : 'quick';

/** Resolves to the command's exit code, its duration and, unless it is shown, its output. */
function run(command, args, { isShown = false, environment = {} } = {}) {
  return new Promise((resolve) => {
    const started = performance.now();
    const output = isShown ? 'inherit' : 'pipe';
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...environment },
      stdio: ['ignore', output, output],
    });
    const chunks = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => chunks.push(chunk));
    const end = (code) =>
      resolve({ code: code ?? 1, seconds: (performance.now() - started) / 1000, output: chunks.join('') });
    child.once('error', () => end(1)).once('close', end);
  });
}

async function runChecks(names) {
  const waiting = [...names];
  const results = [];
  const work = async () => {
    for (let name = waiting.shift(); name; name = waiting.shift()) {
      const { code, seconds, output } = await run('npm', ['run', '--silent', name]);
      if (code !== 0) console.log(`\n===== ${name} =====\n${output}`);
      results.push({ name, seconds, passed: Number(code === 0), failed: Number(code !== 0) });
    }
  };
  await Promise.all(Array.from({ length: LANES }, work));
  return results;
}

async function runTests() {
  const environment = { LOGGIA_TESTS: part, LOGGIA_TEST_SUMMARY: summaryFile };
  const args = ['run', '--config=test/vitest.config.ts'];
  const { code, seconds } = await run('node_modules/.bin/vitest', args, { isShown: true, environment });
  const { projects, slowest } = JSON.parse(readFileSync(summaryFile, 'utf8'));
  // Vitest also fails on errors outside of tests.
  const isBroken = code !== 0 && projects.every(({ failed }) => failed === 0);
  return { projects: isBroken ? [...projects, { name: 'vitest', passed: 0, failed: 1, seconds }] : projects, slowest };
}

const describe = ({ name, passed, failed, seconds }) =>
  `${failed === 0 ? '✓' : '✗'} ${name.padEnd(14)}${`${passed} passed, ${failed} failed`.padEnd(26)}${seconds.toFixed(0).padStart(5)} s`;

rmSync(summaryFile, { force: true });
mkdirSync(`${root}.cache/test`, { recursive: true });
const started = performance.now();
const results = [];
for (const names of CHECKS[part]) results.push(...(await runChecks(names)));
const { projects, slowest } = await runTests();
results.push(...projects);
const count = (key) => results.reduce((sum, result) => sum + result[key], 0);
console.log(`\n${results.map(describe).join('\n')}`);
console.log(`\nThe slowest test files:\n${slowest.join('\n')}`);
console.log(`\n${((performance.now() - started) / 60_000).toFixed(1)} minutes\n`);
console.log(`${count('passed')} passed, ${count('failed')} failed`);
process.exitCode = count('failed') === 0 ? 0 : 1;
