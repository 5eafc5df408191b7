import type { GalleryImage } from '../../data/backend/GalleryImage.ts';
import { nearestIndexWhere, wrapIndex } from '../../core/shared/clamp.ts';
import type { ListSpan } from './lightboxState.ts';
import type { LightboxIndexReason, LightboxSlide, NavigationPolicy } from './types.ts';

/** Request to show another slide. */
export interface NavigationRequest {
  readonly toIndex: number;
  readonly reason: LightboxIndexReason;
  readonly event: Event | undefined;
  /** Whether the request was made during another transition or while other requests were queued. */
  readonly hasWaited: boolean;
}

/** Returns the queue with the request added according to the policy, or the same queue if the request is dropped. */
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
 * Returns the queue after `shift` images were added or removed before the shown one. Requests for images outside the
 * whole list are dropped.
 */
export function shiftNavigation(
  queue: readonly NavigationRequest[],
  shift: number,
  { offset, total }: ListSpan,
): readonly NavigationRequest[] {
  return queue
    .map((request) => ({ ...request, toIndex: request.toIndex + shift }))
    .filter(({ toIndex }) => toIndex >= -offset && toIndex < total - offset);
}

/** Navigation target: a single step, or an index, where `Infinity` means the last image. */
export type NavigationTarget = { readonly step: 1 | -1 } | { readonly index: number };

interface ResolveNavigationOptions extends ListSpan {
  readonly fromIndex: number;
  /** Number of loaded images. */
  readonly loaded: number;
  readonly loop: boolean;
}

/**
 * Returns the index of the slide to show, or `null` if the target is the current slide, the list is empty, or the index
 * is outside the list. With `loop`, a step past either end wraps around.
 */
export function resolveNavigation(target: NavigationTarget, options: ResolveNavigationOptions): number | null {
  const { fromIndex, loaded, offset, total, loop } = options;
  const isStep = 'step' in target;
  const requested = isStep ? fromIndex + target.step : target.index === Infinity ? loaded - 1 : target.index;
  const index = loop && isStep ? wrapIndex(requested, loaded) : requested;
  // Only steps may go past the loaded images, because they can wait for the next image to load.
  const [first, end] = isStep ? [-offset, total - offset] : [0, loaded];
  const isInside = Number.isInteger(index) && index >= first && index < end;
  return isInside && index !== fromIndex ? index : null;
}

/** Index and role of a slide to mount. */
interface SlidePosition {
  readonly index: number;
  readonly role: LightboxSlide['role'];
}

export interface ResolveSlidesOptions {
  /** Index of the shown slide, or −1 for none. */
  readonly index: number;
  /** Index of the outgoing slide, or `null`. */
  readonly outgoingIndex: number | null;
  readonly count: number;
  readonly loop: boolean;
  /** Number of slides to mount on either side. */
  readonly neighbours: number;
}

/** Returns the slides to mount (current, outgoing and neighbors), sorted by index and without duplicates. */
export function resolveSlides(options: ResolveSlidesOptions): readonly SlidePosition[] {
  const { index, outgoingIndex, count, loop, neighbours } = options;
  const isInside = (candidate: number): boolean => candidate >= 0 && candidate < count;
  if (!isInside(index)) return [];
  const roles = new Map<number, SlidePosition['role']>();
  for (let distance = 1; distance <= neighbours; distance += 1) {
    for (const candidate of [index - distance, index + distance]) {
      if (loop) roles.set(wrapIndex(candidate, count), 'neighbour');
      else if (isInside(candidate)) roles.set(candidate, 'neighbour');
    }
  }
  if (outgoingIndex !== null && isInside(outgoingIndex)) roles.set(outgoingIndex, 'outgoing');
  roles.set(index, 'current');
  return [...roles].map(([candidate, role]) => ({ index: candidate, role })).sort((a, b) => a.index - b.index);
}

/** Returns the index of an image in the list, searching outwards from `near`, or −1 if it is missing. */
export const findImageIndex = (images: readonly GalleryImage[], imageId: string, near = 0): number =>
  nearestIndexWhere(images.length, near, (index) => images[index]?.id === imageId);
