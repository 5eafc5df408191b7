import { LIGHTBOX_REPLAY_DURATION_MS } from './constants.ts';
import type { ListSpan } from './ListSpan.ts';
import type { LightboxIndexReason, NavigationPolicy } from './types.ts';

/** A wish to see another slide. */
export interface NavigationRequest {
  readonly toIndex: number;
  readonly reason: LightboxIndexReason;
  readonly event: Event | undefined;
  /** It arrived while another change was running, or others waited. */
  readonly hasWaited: boolean;
}

/** The queue with a request added as the policy wants it; the same queue when the request is dropped. */
export function enqueueNavigation(
  queue: readonly NavigationRequest[],
  request: NavigationRequest,
  policy: NavigationPolicy,
): readonly NavigationRequest[] {
  if (!request.hasWaited) return [request];
  if (policy === 'ignore') return queue;
  return policy === 'queue' ? [...queue, request] : [request];
}

/**
 * The longest that a change may take, in milliseconds, so that a backlog is replayed shortened: a change without one keeps
 * its length.
 */
export function longestChangeMs(hasWaited: boolean, backlog: number): number {
  return hasWaited || backlog > 0 ? LIGHTBOX_REPLAY_DURATION_MS / (backlog + 1) : Infinity;
}

/** The queue after `shift` images came or went before the shown one. Requests that lead out of the whole list are dropped. */
export function shiftNavigation(
  queue: readonly NavigationRequest[],
  shift: number,
  { offset, total }: ListSpan,
): readonly NavigationRequest[] {
  return queue
    .map((request) => ({ ...request, toIndex: request.toIndex + shift }))
    .filter(({ toIndex }) => toIndex >= -offset && toIndex < total - offset);
}
