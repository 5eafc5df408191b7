/** A text that is searched at once is skipped: a square of such a length takes a hundred times as long. */
const SUSPICIOUS_MS = 12;
/** Four times the text is four times the work; sixteen times the work is a square. In between there is room for what a machine does beside it. */
const LONGER = 4;
const TOLERATED_GROWTH = 9;
const CERTAIN_GROWTH = 12;
/** Work as short as this is now and then made longer by what the engine does beside it: it is never certain, but tried again. */
const CERTAIN_MS = 250;
/** A result that is neither tolerated nor certain after so many rounds is tried again, up to so many. */
const FEWEST_ROUNDS = 3;
const MOST_ROUNDS = 24;

/** The processor's time for it, and not the clock's: what others do on a busy machine is none of it. */
function workMs(run: () => unknown): number {
  const before = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/**
 * Whether four times the length is much more than four times the work: a ratio within the run, of the least that several tries of each, by
 * turns, have taken, and only where there is something to measure.
 */
export function growsTooFast(run: (length: number) => () => unknown, length: number): boolean {
  let prepared: (() => unknown) | undefined;
  let short = workMs(() => {
    prepared = run(length);
    prepared();
  });
  if (!prepared || short < SUSPICIOUS_MS) return false;
  const preparedLong = run(LONGER * length);
  let long = Infinity;
  short = Infinity;
  for (let round = 1; round <= MOST_ROUNDS; round += 1) {
    short = Math.min(short, workMs(prepared));
    long = Math.min(long, workMs(preparedLong));
    if (round < FEWEST_ROUNDS) continue;
    if (long <= SUSPICIOUS_MS || long / short <= TOLERATED_GROWTH) return false;
    if (long > CERTAIN_MS && long / short > CERTAIN_GROWTH) return true;
  }
  return true;
}
