/**
 * The tests of a step from Vitest's JSON report (undefined when it wrote none) and the step's exit code. A test that was
 * skipped did not pass; a step that failed without a failed test (a file that cannot be loaded) counts as one failure.
 */
export function countTests(report, exitCode) {
  const passed = report?.numPassedTests ?? 0;
  const unpassed = (report?.numTotalTests ?? 0) - passed;
  const isBroken = exitCode !== 0 || passed + unpassed === 0;
  return { passed, failed: unpassed === 0 && isBroken ? 1 : unpassed };
}
