/** What is done at once on any text is not looked at: a square of such a length takes a hundred times as long. */
const SUSPICIOUS_MS = 12;
/** Twice the text is twice the work; four times the work is a square. */
const TOLERATED_GROWTH = 2.8;
const REPEATS = 3;

function fastest(run: () => unknown): number {
  const times = Array.from({ length: REPEATS }, () => {
    const start = performance.now();
    run();
    return performance.now() - start;
  });
  return Math.min(...times);
}

/**
 * Whether twice the length takes much more than twice the time: a ratio within the run, of the fastest of several tries, and only
 * where there is something to measure.
 */
export function growsTooFast(run: (length: number) => () => unknown, length: number): boolean {
  const start = performance.now();
  const prepared = run(length);
  prepared();
  if (performance.now() - start < SUSPICIOUS_MS) return false;
  const [once, twice] = [fastest(prepared), fastest(run(2 * length))];
  return twice > SUSPICIOUS_MS && twice / once > TOLERATED_GROWTH;
}
