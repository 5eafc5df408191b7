import { wrapIndex } from '../shared/wrapIndex.ts';
import { shuffledIndex } from './shuffledIndex.ts';

export interface SlideNeighboursInput {
  readonly index: number;
  readonly count: number;
  readonly loop: boolean;
  /** Null: the images come in their order. Else what decides on the other image that comes, from 0 up to, without, 1. */
  readonly draw: number | null;
}

/** Where one step leads to; null: nowhere. */
export interface SlideNeighbours {
  readonly next: number | null;
  readonly previous: number | null;
}

/** The slides that one step leads to. A shuffled list has no order to go back in: both ways lead to the same other image. */
export function slideNeighbours({ index, count, loop, draw }: SlideNeighboursInput): SlideNeighbours {
  if (count < 2) return { next: null, previous: null };
  if (draw !== null) {
    const other = shuffledIndex(index, count, draw);
    return { next: other, previous: other };
  }
  return {
    next: loop || index < count - 1 ? wrapIndex(index + 1, count) : null,
    previous: loop || index > 0 ? wrapIndex(index - 1, count) : null,
  };
}
