import { describeSlowest } from './slowestFiles.mjs';

function describeResult({ name, passed, failed, seconds, note }) {
  const mark = failed === 0 ? '✓' : '✗';
  const time = seconds === undefined ? '' : `${seconds.toFixed(0)} s`;
  return `${mark} ${name.padEnd(10)} ${`${passed} passed, ${failed} failed`.padEnd(24)} ${time.padStart(6)} ${note ?? ''}`.trimEnd();
}

/** The lines that end a run: its steps, its slowest files, and always as the last `N passed, N failed`. A step without a result counts as failed. */
export function summarise(results, steps) {
  const all = steps.map(
    ({ name }) => results.find((result) => result.name === name) ?? { name, passed: 0, failed: 1, note: 'did not run' },
  );
  const passed = all.reduce((sum, result) => sum + result.passed, 0);
  const failed = all.reduce((sum, result) => sum + result.failed, 0);
  const slowest = describeSlowest(results);
  const slow = slowest.length > 0 ? ['', 'The slowest test files:', ...slowest] : [];
  return { lines: ['', ...all.map(describeResult), ...slow, '', `${passed} passed, ${failed} failed`], failed };
}
