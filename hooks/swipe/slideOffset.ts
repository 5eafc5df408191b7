/** The places of a slide, and the number of all. */
export interface SlideOffsetInput {
  readonly index: number;
  readonly shownIndex: number;
  readonly count: number;
  readonly loop: boolean;
}

/**
 * Returns the place of a slide: 0 for the shown one, 1 for the next, −1 for the previous, `either` where the next is the previous too (two in a circle),
 * undefined farther away.
 */
export function slideOffset({ index, shownIndex, count, loop }: SlideOffsetInput): -1 | 0 | 1 | 'either' | undefined {
  const distance = index - shownIndex;
  if (distance === 0) return 0;
  if (loop && count === 2) return 'either';
  const round = loop && Math.abs(distance) === count - 1 ? -Math.sign(distance) : distance;
  return round === 1 || round === -1 ? round : undefined;
}
