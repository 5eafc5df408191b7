import { relative } from 'node:path';

/** The time of each file's tests, from Vitest's JSON report (undefined when it wrote none). Loading is apart. */
export function readFileTimes(report, root) {
  return (report?.testResults ?? []).map(({ name, startTime, endTime }) => ({
    file: relative(root, name),
    seconds: (endTime - startTime) / 1000,
  }));
}

/** A line for each of the slowest files of a run, the slowest first. */
export function describeSlowest(results, count = 10) {
  return results
    .flatMap(({ files = [] }) => files)
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, count)
    .map(({ file, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${file}`);
}
