import { LIGHTBOX_REPLAY_DURATION_MS } from './constants.ts';

/**
 * Returns the maximum duration of a transition in milliseconds. It is limited only if the request for this transition
 * had to wait, or if other requests are waiting.
 */
export function longestChangeMs(hasWaited: boolean, backlog: number): number {
  return hasWaited || backlog > 0 ? LIGHTBOX_REPLAY_DURATION_MS / (backlog + 1) : Infinity;
}
