interface Report {
  readonly numTotalTests: number;
  readonly numPassedTests: number;
}

export function countTests(report: Report | undefined, exitCode: number): { passed: number; failed: number };
