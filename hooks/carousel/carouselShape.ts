import { clamp, wrapIndex } from '../shared/clamp.ts';

interface CarouselShapeInput {
  readonly count: number;
  /** The number of slides that there is room for. */
  readonly items: number;
  readonly align: 'start' | 'center';
  readonly step: number | 'page';
  readonly loop: boolean;
}

/** The capabilities of a carousel at one width. They follow from its list and options, not from the page. */
export interface CarouselShape {
  readonly count: number;
  /** The number of slides in view. */
  readonly visibleCount: number;
  /** The number of slides in view before that of the index. */
  readonly lead: number;
  /** The carousel wraps: `loop` is set, and there are more slides than there is room for. */
  readonly isLooping: boolean;
  /** The last index. */
  readonly lastIndex: number;
  /** The number of slides that a turn moves by. */
  readonly step: number;
  /** The number of slides from one dot to the next. */
  readonly pageLength: number;
  readonly pageCount: number;
}

export function carouselShape({ count, items, align, step, loop }: CarouselShapeInput): CarouselShape {
  const isCentred = align === 'center';
  const visibleCount = Math.min(count, items);
  // Of two centred slides either can be the middle one, also where both are in view.
  const canTurn = count > (isCentred ? 1 : visibleCount);
  const isLooping = loop && canTurn;
  const wholeList = isLooping || isCentred;
  const pageLength = isCentred ? 1 : Math.max(1, visibleCount);
  return {
    count,
    visibleCount,
    lead: isCentred ? Math.floor((visibleCount - 1) / 2) : 0,
    isLooping,
    lastIndex: Math.max(0, wholeList ? count - 1 : count - visibleCount),
    step: Math.max(1, step === 'page' ? visibleCount : Math.floor(step)),
    pageLength,
    pageCount: canTurn ? Math.ceil(count / pageLength) : Math.min(1, count),
  };
}

/** Returns the nearest index that the carousel can show: wrapped where it loops, else clamped to the ends. */
export function reachableIndex({ count, isLooping, lastIndex }: CarouselShape, index: number): number {
  const whole = Number.isFinite(index) ? Math.trunc(index) : 0;
  return isLooping ? wrapIndex(whole, count) : clamp(whole, 0, lastIndex);
}

/** Returns the shortest way from one index to another, in slides; negative is backwards. */
export function turnDistance({ count, isLooping }: CarouselShape, from: number, to: number): number {
  const straight = to - from;
  if (!isLooping || Math.abs(straight) <= count / 2) return straight;
  return straight - Math.sign(straight) * count;
}

/** Returns the dot of an index. */
export function pageOfIndex({ isLooping, lastIndex, pageLength, pageCount }: CarouselShape, index: number): number {
  if (!isLooping && index >= lastIndex) return Math.max(0, pageCount - 1);
  return Math.floor(index / pageLength);
}
