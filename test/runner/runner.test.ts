import { describe, expect, test } from 'vitest';
import { countTests } from './countTests.mjs';
import { summarise } from './summarise.mjs';

describe('the count of a step', () => {
  test.each([
    ['all passed', { numTotalTests: 3, numPassedTests: 3 }, 0, { passed: 3, failed: 0 }],
    ['one failed', { numTotalTests: 3, numPassedTests: 2 }, 1, { passed: 2, failed: 1 }],
    ['a skipped test is no passed test', { numTotalTests: 3, numPassedTests: 2 }, 0, { passed: 2, failed: 1 }],
    ['a file that cannot be loaded', { numTotalTests: 3, numPassedTests: 3 }, 1, { passed: 3, failed: 1 }],
    ['no test at all', { numTotalTests: 0, numPassedTests: 0 }, 0, { passed: 0, failed: 1 }],
    ['no report', undefined, 1, { passed: 0, failed: 1 }],
    ['no report and no complaint', undefined, 0, { passed: 0, failed: 1 }],
  ])('%s', (_, report, exitCode, counts) => {
    expect(countTests(report, exitCode)).toEqual(counts);
  });
});

describe('the last line of a run', () => {
  const steps = [{ name: 'lint' }, { name: 'unit' }];
  const lint = { name: 'lint', passed: 1, failed: 0, seconds: 2 };

  test('adds up all steps', () => {
    const { lines, failed } = summarise([lint, { name: 'unit', passed: 40, failed: 2, seconds: 9 }], steps);
    expect(lines.at(-1)).toBe('41 passed, 2 failed');
    expect(failed).toBe(2);
  });

  test('counts a step that did not run as failed', () => {
    const { lines, failed } = summarise([lint], steps);
    expect(lines.at(-1)).toBe('1 passed, 1 failed');
    expect(lines.join('\n')).toMatch(/✗ unit .* did not run/);
    expect(failed).toBe(1);
  });
});
