import { clamp, wrapIndex } from '../../core/shared/clamp.ts';

interface CarouselShapeInput {
  readonly count: number;
  /** Number of slides that fit. */
  readonly items: number;
  readonly align: 'start' | 'center';
  readonly step: number | 'page';
  readonly loop: boolean;
}

/** What a carousel can show at a given width. Depends only on its list and options. */
export interface CarouselShape {
  readonly count: number;
  /** Number of slides in view. */
  readonly visibleCount: number;
  /** Number of slides in view before the current one. */
  readonly lead: number;
  /** Whether the carousel wraps around. True if `loop` is set and there are more slides than fit. */
  readonly isLooping: boolean;
  /** Last index that can be shown. */
  readonly lastIndex: number;
  /** Number of slides to advance at a time. */
  readonly step: number;
  /** Number of slides between one dot and the next. */
  readonly pageLength: number;
  readonly pageCount: number;
}

export function carouselShape({ count, items, align, step, loop }: CarouselShapeInput): CarouselShape {
  const isCentred = align === 'center';
  const visibleCount = Math.min(count, items);
  // With two centered slides, either one can be the current slide, even if both are in view.
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

/** Returns the nearest index that the carousel can show: wrapped if it loops, otherwise clamped. */
export function reachableIndex({ count, isLooping, lastIndex }: CarouselShape, index: number): number {
  const whole = Number.isFinite(index) ? Math.trunc(index) : 0;
  return isLooping ? wrapIndex(whole, count) : clamp(whole, 0, lastIndex);
}

/** Returns the shortest distance from one index to another, in slides. Negative means backwards. */
export function turnDistance({ count, isLooping }: CarouselShape, from: number, to: number): number {
  const straight = to - from;
  if (!isLooping || Math.abs(straight) <= count / 2) return straight;
  return straight - Math.sign(straight) * count;
}

/** Returns the index of the dot that represents a slide. */
export function pageOfIndex({ isLooping, lastIndex, pageLength, pageCount }: CarouselShape, index: number): number {
  if (!isLooping && index >= lastIndex) return Math.max(0, pageCount - 1);
  return Math.floor(index / pageLength);
}
