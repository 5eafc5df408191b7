import { wrapIndex } from '../../core/shared/clamp.ts';
import type { SlideEffect, SlideTransition } from '../../slides/transition/types.ts';
import type { InlineSlideshowReason } from './types.ts';

/** Request to show another slide. */
export interface SlideRequest {
  readonly target: 'next' | 'previous' | number;
  /** For a numeric target: the key of the image that was at this index when the request was made. */
  readonly key?: string | undefined;
  readonly reason: InlineSlideshowReason;
  readonly event: Event | undefined;
}

export interface InlineSlideshowState {
  readonly index: number;
  /** Key of the current image in the list. */
  readonly key: string | undefined;
  /** Key of the previously shown image. */
  readonly keyBefore: string | undefined;
  /** The slide transition in progress, or `null`. */
  readonly change: SlideTransition | null;
  /** Requests made during the transition, in order. */
  readonly queue: readonly SlideRequest[];
  /** The last requested image and the reason for the request. */
  readonly requested: {
    readonly index: number;
    readonly reason: InlineSlideshowReason;
    readonly randomValue: number;
  } | null;
  /** Reason why the current image was shown, or `null` for the first image. */
  readonly reason: InlineSlideshowReason | null;
  /** Random number that selects the next image of a shuffled list. */
  readonly randomValue: number;
}

export type InlineSlideshowEvent =
  | {
      readonly type: 'slideRequested';
      readonly index: number;
      readonly reason: InlineSlideshowReason;
      /** Random number that selects the image after the requested one. */
      readonly randomValue: number;
    }
  | {
      readonly type: 'slideChanged';
      readonly index: number;
      readonly key: string | undefined;
      readonly effect: SlideEffect;
      readonly durationMs: number;
    }
  /** The current image has moved in the list, or a different image has replaced it. */
  | { readonly type: 'imagesChanged'; readonly index: number; readonly key: string | undefined }
  | { readonly type: 'requestQueued'; readonly request: SlideRequest }
  | { readonly type: 'requestDequeued' }
  | { readonly type: 'changeFinished'; readonly change: SlideTransition }
  /** The queued requests were dropped, for example because the user has left the window. */
  | { readonly type: 'queueCleared' };

/** Returns the next state of an inline slideshow. Only one transition runs at a time. Further requests are queued. */
export function inlineSlideshowReducer(state: InlineSlideshowState, event: InlineSlideshowEvent): InlineSlideshowState {
  switch (event.type) {
    case 'slideRequested':
      return { ...state, requested: { index: event.index, reason: event.reason, randomValue: event.randomValue } };
    case 'slideChanged':
      return withSlide(state, event);
    case 'imagesChanged':
      // End any transition that is in progress, because its images have moved in the list. The move was not requested,
      // so it is not announced.
      return { ...state, index: event.index, key: event.key, change: null, requested: null, reason: null };
    case 'requestQueued':
      return { ...state, queue: [...state.queue, event.request] };
    case 'requestDequeued':
      return { ...state, queue: state.queue.slice(1) };
    case 'changeFinished':
      return state.change === event.change ? { ...state, change: null } : state;
    case 'queueCleared':
      return state.queue.length > 0 ? { ...state, queue: [] } : state;
    default:
      return event satisfies never;
  }
}

function withSlide(
  state: InlineSlideshowState,
  { index, key, effect, durationMs }: Extract<InlineSlideshowEvent, { readonly type: 'slideChanged' }>,
): InlineSlideshowState {
  const { reason, randomValue } =
    state.requested?.index === index ? state.requested : ({ ...state, reason: 'imperative' } as const);
  const fromIndex = state.index;
  const direction = index > fromIndex ? 'forward' : 'backward';
  // After a swipe, the image is already in place. If no image was shown before, there is none to animate out.
  const isCut = reason === 'swipe' || fromIndex < 0 || index < 0;
  const change = isCut ? null : ({ fromIndex, toIndex: index, direction, effect, durationMs } as const);
  return { ...state, index, key, keyBefore: state.key, change, requested: null, reason, randomValue };
}

interface SlideNeighboursInput {
  readonly index: number;
  readonly count: number;
  readonly loop: boolean;
  /** Random number that selects the next image, from 0 up to but not including 1, or `null` for list order. */
  readonly randomValue: number | null;
}

/** Indices of the next and previous slide, or `null` for none. */
export interface SlideNeighbours {
  readonly next: number | null;
  readonly previous: number | null;
}

/** Returns the next and the previous slide. A shuffled list has no order, so both are the same random slide. */
export function slideNeighbours({ index, count, loop, randomValue }: SlideNeighboursInput): SlideNeighbours {
  if (count < 2) return { next: null, previous: null };
  if (randomValue !== null) {
    const other = shuffledIndex(index, count, randomValue);
    return { next: other, previous: other };
  }
  return {
    next: loop || index < count - 1 ? wrapIndex(index + 1, count) : null,
    previous: loop || index > 0 ? wrapIndex(index - 1, count) : null,
  };
}

/**
 * Returns any index other than `index`, with equal probability. `random` is a number from 0 up to but not including 1.
 * If there is no other index, `index` itself is returned.
 */
export function shuffledIndex(index: number, count: number, random: number): number {
  return count < 2 ? index : wrapIndex(index + Math.floor((count - 1) * random) + 1, count);
}
