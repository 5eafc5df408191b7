import type { SlideshowPauseReason } from './types.ts';

export interface PauseReasonsInput {
  readonly isStarted: boolean;
  readonly inattention: 'hiddenTab' | 'windowBlur' | null;
  /** Reasons that came from outside. */
  readonly given?: Iterable<SlideshowPauseReason> | undefined;
}

/** Everything that keeps a slideshow from playing now. It plays when the set is empty. */
export function pauseReasonsOf(input: PauseReasonsInput): ReadonlySet<SlideshowPauseReason> {
  const { isStarted, inattention, given } = input;
  const reasons = new Set(given);
  if (!isStarted) reasons.add('stopped');
  if (inattention) reasons.add(inattention);
  return reasons;
}
