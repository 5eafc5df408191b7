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

/** The target of a navigation: steps from here, or a slide by its number; `Infinity` is the last one. */
export type NavigationTarget = { readonly step: 1 | -1 } | { readonly index: number };

interface ResolveNavigationOptions extends ListSpan {
  readonly fromIndex: number;
  /** Images that are there. */
  readonly loaded: number;
  readonly loop: boolean;
}

/**
 * The index that a request leads to, or null where there is no way: past the ends with `loop` off, outside of the list, an
 * empty list, or the slide already there.
 */
export function resolveNavigation(target: NavigationTarget, options: ResolveNavigationOptions): number | null {
  const { fromIndex, loaded, offset, total, loop } = options;
  const isStep = 'step' in target;
  const requested = isStep ? fromIndex + target.step : target.index === Infinity ? loaded - 1 : target.index;
  const index = loop && isStep ? wrapIndex(requested, loaded) : requested;
  // Only steps lead past what is loaded: they can be waited for one after the other.
  const [first, end] = isStep ? [-offset, total - offset] : [0, loaded];
  const isInside = Number.isInteger(index) && index >= first && index < end;
  return isInside && index !== fromIndex ? index : null;
}

/** A slide to mount, by its place. */
interface SlidePlace {
  readonly index: number;
  readonly role: LightboxSlide['role'];
}

export interface ResolveSlidesOptions {
  /** −1 for none. */
  readonly index: number;
  /** The slide that leaves, or null. */
  readonly outgoingIndex: number | null;
  readonly count: number;
  readonly loop: boolean;
  /** Slides on either side. */
  readonly neighbours: number;
}

/** The slides to mount, ordered by index, each once: the shown one, the one that leaves, and the neighbours. */
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
