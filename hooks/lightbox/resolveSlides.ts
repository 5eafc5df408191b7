import { wrapIndex } from '../shared/wrapIndex.ts';
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
