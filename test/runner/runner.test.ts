import { describe, expect, test } from 'vitest';
import { countTests } from './countTests.mjs';
import { describeSlowest, readFileTimes } from './slowestFiles.mjs';
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

describe('the slowest files of a run', () => {
  const files = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ file: `test/${index}.test.ts`, seconds: index / 10 }));

  test('are ten of all steps, the slowest first', () => {
    const lines = describeSlowest([
      { files: files(11) },
      {},
      { files: [{ file: 'test/walk.test.ts', seconds: 21.26 }] },
    ]);
    expect(lines).toHaveLength(10);
    expect(lines[0]).toBe('   21.3 s  test/walk.test.ts');
    expect(lines[1]).toBe('    1.0 s  test/10.test.ts');
    expect(lines.at(-1)).toBe('    0.2 s  test/2.test.ts');
  });

  test('have their times from the report of their step, and their names without the root', () => {
    const report = { testResults: [{ name: '/home/test/a.test.ts', startTime: 1000, endTime: 3500 }] };
    expect(readFileTimes(report, '/home/')).toEqual([{ file: 'test/a.test.ts', seconds: 2.5 }]);
    expect(readFileTimes(undefined, '/home/')).toEqual([]);
  });

  test('stand above the last line, and only where a step has files', () => {
    const lint = { name: 'lint', passed: 1, failed: 0, seconds: 2 };
    const unit = { name: 'unit', passed: 1, failed: 0, seconds: 2, files: files(1) };
    expect(summarise([lint, unit], [lint, unit]).lines.slice(-4)).toEqual([
      'The slowest test files:',
      '    0.0 s  test/0.test.ts',
      '',
      '2 passed, 0 failed',
    ]);
    expect(summarise([lint], [lint]).lines.join('\n')).not.toContain('slowest');
  });
});
