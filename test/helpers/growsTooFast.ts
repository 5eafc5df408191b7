/** Shorter runs are not suspicious: with quadratic growth, this length would take a hundred times as long. */
const SUSPICIOUS_MS = 12;
/**
 * For four times the text, linear work is four times as long and quadratic work sixteen times. The limit is between the
 * two, which leaves room for noise.
 */
const LONGER = 4;
const TOLERATED_GROWTH = 9;
/** Shorter measurements can be distorted by what the engine does in the meantime. In doubt, the text is lengthened until the work exceeds this. */
const CERTAIN_MS = 400;
const ROUNDS = 3;

/** Measures the processor time, not the clock, so that other work on a busy machine doesn't count. */
function workMs(run: () => unknown): number {
  const before = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** The shortest time of each function, over several alternating rounds. */
function leastMs(short: () => unknown, long: () => unknown) {
  const least = { short: Infinity, long: Infinity };
  for (let round = 0; round < ROUNDS; round += 1) {
    least.short = Math.min(least.short, workMs(short));
    least.long = Math.min(least.long, workMs(long));
  }
  return least;
}

/**
 * Whether four times the length takes much more than four times the work. Compares runs of the same process, and only if they take long
 * enough to be measured. Quadratic work with a longer text takes seconds, so nothing else is mistaken for it.
 */
export function growsTooFast(run: (length: number) => () => unknown, length: number): boolean {
  let prepared: (() => unknown) | undefined;
  const first = workMs(() => {
    prepared = run(length);
    prepared();
  });
  if (!prepared || first < SUSPICIOUS_MS) return false;
  for (let longer = LONGER * length; ; longer *= LONGER) {
    const preparedLonger = run(longer);
    const { short, long } = leastMs(prepared, preparedLonger);
    if (long <= SUSPICIOUS_MS || long / short <= TOLERATED_GROWTH) return false;
    if (long > CERTAIN_MS) return true;
    prepared = preparedLonger;
  }
}
