import type { GalleryImage } from '../backend/GalleryImage.ts';
import { nearestIndexWhere, wrapIndex } from '../shared/clamp.ts';
import { LIGHTBOX_REPLAY_DURATION_MS } from './constants.ts';
import type { ListSpan } from './lightboxState.ts';
import type { LightboxIndexReason, LightboxSlide, NavigationPolicy } from './types.ts';

/** A request for another slide. */
export interface NavigationRequest {
  readonly toIndex: number;
  readonly reason: LightboxIndexReason;
  readonly event: Event | undefined;
  /** It arrived during another change, or behind other requests. */
  readonly hasWaited: boolean;
}

/** Returns the queue with a request added as the policy says; the same queue if the request is dropped. */
export function enqueueNavigation(
  queue: readonly NavigationRequest[],
  request: NavigationRequest,
  policy: NavigationPolicy,
): readonly NavigationRequest[] {
  if (!request.hasWaited) return [request];
  if (policy === 'ignore') return queue;
  return policy === 'queue' ? [...queue, request] : [request];
}

/** The maximum length of a change, in milliseconds: a backlog is replayed faster, and a change without one keeps its length. */
export function longestChangeMs(hasWaited: boolean, backlog: number): number {
  return hasWaited || backlog > 0 ? LIGHTBOX_REPLAY_DURATION_MS / (backlog + 1) : Infinity;
}

/** Returns the queue after `shift` images were added or removed before the shown one. Requests out of the whole list are dropped. */
export function shiftNavigation(
  queue: readonly NavigationRequest[],
  shift: number,
  { offset, total }: ListSpan,
): readonly NavigationRequest[] {
  return queue
    .map((request) => ({ ...request, toIndex: request.toIndex + shift }))
    .filter(({ toIndex }) => toIndex >= -offset && toIndex < total - offset);
}

/** The target of a navigation: one step, or an index; `Infinity` is the last one. */
export type NavigationTarget = { readonly step: 1 | -1 } | { readonly index: number };

interface ResolveNavigationOptions extends ListSpan {
  readonly fromIndex: number;
  /** Images that are there. */
  readonly loaded: number;
  readonly loop: boolean;
}

/**
 * Returns the index that a request leads to. Null for the current slide, an empty list, and an index outside of the list or past its ends
 * without `loop`.
 */
export function resolveNavigation(target: NavigationTarget, options: ResolveNavigationOptions): number | null {
  const { fromIndex, loaded, offset, total, loop } = options;
  const isStep = 'step' in target;
  const requested = isStep ? fromIndex + target.step : target.index === Infinity ? loaded - 1 : target.index;
  const index = loop && isStep ? wrapIndex(requested, loaded) : requested;
  // Only steps may lead past the loaded images: they can wait for them one by one.
  const [first, end] = isStep ? [-offset, total - offset] : [0, loaded];
  const isInside = Number.isInteger(index) && index >= first && index < end;
  return isInside && index !== fromIndex ? index : null;
}

/** A slide to mount, by its index. */
interface SlidePlace {
  readonly index: number;
  readonly role: LightboxSlide['role'];
}

export interface ResolveSlidesOptions {
  /** −1 for none. */
  readonly index: number;
  /** The index of the outgoing slide, or null. */
  readonly outgoingIndex: number | null;
  readonly count: number;
  readonly loop: boolean;
  /** The number of slides on either side. */
  readonly neighbours: number;
}

/** The slides to mount, ordered by index, each once: the shown one, the outgoing one, and the neighbours. */
export function resolveSlides(options: ResolveSlidesOptions): readonly SlidePlace[] {
  const { index, outgoingIndex, count, loop, neighbours } = options;
  const isInside = (place: number): boolean => place >= 0 && place < count;
  if (!isInside(index)) return [];
  const roles = new Map<number, SlidePlace['role']>();
  for (let distance = 1; distance <= neighbours; distance += 1) {
    for (const place of [index - distance, index + distance]) {
      if (loop) roles.set(wrapIndex(place, count), 'neighbour');
      else if (isInside(place)) roles.set(place, 'neighbour');
    }
  }
  if (outgoingIndex !== null && isInside(outgoingIndex)) roles.set(outgoingIndex, 'outgoing');
  roles.set(index, 'current');
  return [...roles].map(([place, role]) => ({ index: place, role })).sort((a, b) => a.index - b.index);
}

/** Returns an image's index in a list, searched outwards from `near`; −1 if it is not there. */
export const findImageIndex = (images: readonly GalleryImage[], imageId: string, near = 0): number =>
  nearestIndexWhere(images.length, near, (index) => images[index]?.id === imageId);
