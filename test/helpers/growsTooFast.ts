/** What is done at once on any text is not looked at: a square of such a length takes a hundred times as long. */
const SUSPICIOUS_MS = 12;
/** Four times the text is four times the work; sixteen times the work is a square. In between there is room for a busy machine. */
const LONGER = 4;
const TOLERATED_GROWTH = 9;
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
 * Whether four times the length takes much more than four times the time: a ratio within the run, of the fastest of several tries, and only
 * where there is something to measure.
 */
export function growsTooFast(run: (length: number) => () => unknown, length: number): boolean {
  const start = performance.now();
  const prepared = run(length);
  prepared();
  if (performance.now() - start < SUSPICIOUS_MS) return false;
  const [short, long] = [fastest(prepared), fastest(run(LONGER * length))];
  return long > SUSPICIOUS_MS && long / short > TOLERATED_GROWTH;
}
