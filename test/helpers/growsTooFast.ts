/** A text that is searched at once is skipped: a square of such a length takes a hundred times as long. */
const SUSPICIOUS_MS = 12;
/** Four times the text is four times the work; sixteen times the work is a square. In between there is room for what a machine does beside it. */
const LONGER = 4;
const TOLERATED_GROWTH = 9;
/** Work as short as this is now and then made longer by what the engine does beside it: in doubt, the text is made longer until the work is not. */
const CERTAIN_MS = 400;
const ROUNDS = 3;

/** The processor's time for it, and not the clock's: what others do on a busy machine is none of it. */
function workMs(run: () => unknown): number {
  const before = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** The least time that each takes, of several tries by turns. */
function leastMs(short: () => unknown, long: () => unknown) {
  const least = { short: Infinity, long: Infinity };
  for (let round = 0; round < ROUNDS; round += 1) {
    least.short = Math.min(least.short, workMs(short));
    least.long = Math.min(least.long, workMs(long));
  }
  return least;
}

/**
 * Whether four times the length is much more than four times the work: a ratio within the run, and only where there is something to measure. A
 * square that is looked at again with a longer text takes seconds, and nothing beside it looks like one.
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
