import { wrapIndex } from '../shared/clamp.ts';
import type { SlideEffect, SlideTransition } from '../transition/types.ts';
import type { InlineSlideshowReason } from './types.ts';

/** A wish to see another slide. */
export interface SlideWish {
  readonly target: 'next' | 'previous' | number;
  /** Of the image that a number led to when it was asked for. */
  readonly key?: string | undefined;
  readonly reason: InlineSlideshowReason;
  readonly event: Event | undefined;
}

export interface InlineSlideshowState {
  readonly index: number;
  /** Of the shown image, as the list names it. */
  readonly key: string | undefined;
  /** Of the one that was shown before. */
  readonly keyBefore: string | undefined;
  /** The slide change that is running; null while nothing changes. */
  readonly change: SlideTransition | null;
  /** Wishes that came meanwhile, in their order. */
  readonly queue: readonly SlideWish[];
  /** What led to the image that was asked for last. */
  readonly asked: { readonly index: number; readonly reason: InlineSlideshowReason; readonly draw: number } | null;
  /** What led to the shown image; null: it is the first one. */
  readonly reason: InlineSlideshowReason | null;
  /** What decides on the next image of a shuffled list. */
  readonly draw: number;
}

export type InlineSlideshowEvent =
  | {
      readonly type: 'slideAsked';
      readonly index: number;
      readonly reason: InlineSlideshowReason;
      /** Decides on the image after it. */
      readonly draw: number;
    }
  | {
      readonly type: 'slideChanged';
      readonly index: number;
      readonly key: string | undefined;
      readonly effect: SlideEffect;
      readonly durationMs: number;
    }
  /** What is shown has another place, or another image has its place. */
  | { readonly type: 'imagesChanged'; readonly index: number; readonly key: string | undefined }
  | { readonly type: 'wishWaits'; readonly wish: SlideWish }
  | { readonly type: 'wishTaken' }
  | { readonly type: 'changeFinished'; readonly change: SlideTransition }
  /** The visitor has left the window: nothing is replayed when they come back. */
  | { readonly type: 'visitorLeft' };

/** An inline slideshow: one change runs at a time, and wishes wait for it. */
export function inlineSlideshowReducer(state: InlineSlideshowState, event: InlineSlideshowEvent): InlineSlideshowState {
  switch (event.type) {
    case 'slideAsked':
      return { ...state, asked: { index: event.index, reason: event.reason, draw: event.draw } };
    case 'slideChanged':
      return withSlide(state, event);
    case 'imagesChanged':
      // A change whose images have moved ends at once. Nobody has asked for anything, so nothing is said.
      return { ...state, index: event.index, key: event.key, change: null, asked: null, reason: null };
    case 'wishWaits':
      return { ...state, queue: [...state.queue, event.wish] };
    case 'wishTaken':
      return { ...state, queue: state.queue.slice(1) };
    case 'changeFinished':
      return state.change === event.change ? { ...state, change: null } : state;
    case 'visitorLeft':
      return state.queue.length > 0 ? { ...state, queue: [] } : state;
    default:
      return event satisfies never;
  }
}

function withSlide(
  state: InlineSlideshowState,
  { index, key, effect, durationMs }: Extract<InlineSlideshowEvent, { readonly type: 'slideChanged' }>,
): InlineSlideshowState {
  const { reason, draw } = state.asked?.index === index ? state.asked : ({ ...state, reason: 'imperative' } as const);
  const fromIndex = state.index;
  const direction = index > fromIndex ? 'forward' : 'backward';
  // A finger has moved the picture already, and an image that was not there cannot leave.
  const isCut = reason === 'swipe' || fromIndex < 0 || index < 0;
  const change = isCut ? null : ({ fromIndex, toIndex: index, direction, effect, durationMs } as const);
  return { ...state, index, key, keyBefore: state.key, change, asked: null, reason, draw };
}

interface SlideNeighboursInput {
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

/**
 * Another index than `index`, each of them as likely (facts 4.15). `random` is a number from 0 up to, without, 1; a list of one
 * has no other.
 */
export function shuffledIndex(index: number, count: number, random: number): number {
  return count < 2 ? index : wrapIndex(index + Math.floor((count - 1) * random) + 1, count);
}
