import { clamp, wrapIndex } from '../shared/clamp.ts';

interface CarouselShapeInput {
  readonly count: number;
  /** Slides that there is room for. */
  readonly items: number;
  readonly align: 'start' | 'center';
  readonly step: number | 'page';
  readonly loop: boolean;
}

/** What a carousel can do at one width: facts of the list, none of the page. */
export interface CarouselShape {
  readonly count: number;
  /** Slides in view. */
  readonly visibleCount: number;
  /** Slides in view before that of the index. */
  readonly lead: number;
  /** It goes round: wanted, and there are more slides than room. */
  readonly isCircle: boolean;
  /** The furthest index. */
  readonly lastIndex: number;
  /** Slides that a turn goes by. */
  readonly step: number;
  /** Slides from one dot to the next. */
  readonly pageLength: number;
  readonly pageCount: number;
}

export function carouselShape({ count, items, align, step, loop }: CarouselShapeInput): CarouselShape {
  const isCentred = align === 'center';
  const visibleCount = Math.min(count, items);
  // Of two centred slides either can be the middle one, also where both are in view.
  const canTurn = count > (isCentred ? 1 : visibleCount);
  const isCircle = loop && canTurn;
  const wholeList = isCircle || isCentred;
  const pageLength = isCentred ? 1 : Math.max(1, visibleCount);
  return {
    count,
    visibleCount,
    lead: isCentred ? Math.floor((visibleCount - 1) / 2) : 0,
    isCircle,
    lastIndex: Math.max(0, wholeList ? count - 1 : count - visibleCount),
    step: Math.max(1, step === 'page' ? visibleCount : Math.floor(step)),
    pageLength,
    pageCount: canTurn ? Math.ceil(count / pageLength) : Math.min(1, count),
  };
}

/** An index that the carousel can show in place of a wanted one: wrapped in a circle, else held between the ends. */
export function reachableIndex({ count, isCircle, lastIndex }: CarouselShape, index: number): number {
  const whole = Number.isFinite(index) ? Math.trunc(index) : 0;
  return isCircle ? wrapIndex(whole, count) : clamp(whole, 0, lastIndex);
}

/** By how many slides, and which way, it is shortest from one index to another. */
export function turnDistance({ count, isCircle }: CarouselShape, from: number, to: number): number {
  const straight = to - from;
  if (!isCircle || Math.abs(straight) <= count / 2) return straight;
  return straight - Math.sign(straight) * count;
}

/** The dot that stands for an index. */
export function pageOfIndex({ isCircle, lastIndex, pageLength, pageCount }: CarouselShape, index: number): number {
  if (!isCircle && index >= lastIndex) return Math.max(0, pageCount - 1);
  return Math.floor(index / pageLength);
}
