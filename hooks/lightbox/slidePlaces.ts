import type { GalleryImage } from '../backend/GalleryImage.ts';
import { clamp, wrapIndex } from '../shared/clamp.ts';
import type { LightboxSlide } from './types.ts';

/** A slide to mount, by its place. */
export interface SlidePlace {
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
export function findImageIndex(images: readonly GalleryImage[], imageId: string, near = 0): number {
  const start = clamp(near, 0, images.length - 1);
  // Never a look outside of the list: engines are slow at it, and a list may have 10,000 images.
  for (let after = start, before = start - 1; after < images.length || before >= 0; after += 1, before -= 1) {
    if (after < images.length && images[after]?.id === imageId) return after;
    if (before >= 0 && images[before]?.id === imageId) return before;
  }
  return -1;
}
