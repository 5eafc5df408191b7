'use client';
import { useAdjustedState } from '../../core/shared/useAdjustedState.ts';
import { usePendingValue } from '../../core/shared/useControllableState.ts';
import { useKeptIndex } from '../../core/shared/useKeptIndex.ts';
import { useStableCallback } from '../../core/shared/useStableCallback.ts';
import { reachableIndex, turnDistance, type CarouselShape } from './carouselShape.ts';
import type { CarouselChangeReason, UseCarouselOptions } from './types.ts';

/** The last index change: its start, end, signed distance in slides, and reason. */
export interface CarouselTurn {
  readonly from: number;
  readonly index: number;
  readonly distance: number;
  /** `null` before the first index change, and after a list change has moved the slide to another index. */
  readonly reason: CarouselChangeReason | null;
}

/** Requests an index, which may be beyond either end. A looping carousel wraps around; any other stops at the end. */
export type RequestTurn = (index: number, reason?: CarouselChangeReason, event?: Event) => void;

export interface CarouselIndex {
  readonly index: number;
  /** How far list changes have moved the current slide. For any given slide, `index - shift` stays the same. */
  readonly shift: number;
  /**
   * Returns the most recently requested index, even if it has not been rendered yet, so that three calls in a row move
   * by three slides.
   */
  readonly latestIndex: () => number;
  readonly turn: CarouselTurn;
  readonly requestTurn: RequestTurn;
}

interface Turned {
  readonly turn: CarouselTurn;
  /** The turn that was requested but is not shown yet. */
  readonly requested: CarouselTurn | null;
  /** How far the list had moved when the turn was requested. */
  readonly shift: number;
}

/** Manages the index, limited to what the carousel can show, and its last change. */
export function useCarouselIndex(options: UseCarouselOptions, shape: CarouselShape): CarouselIndex {
  const { defaultIndex = 0, onIndexChange, keyOf } = options;
  const kept = useKeptIndex<CarouselChangeReason>({
    value: options.index,
    defaultValue: defaultIndex,
    onChange: onIndexChange,
    count: shape.count,
    keyOf,
    movedReason: 'slidesChanged',
  });
  const { shift, request: requestIndex } = kept;
  // Keep the requested index, because the carousel may be able to show it at another width.
  const index = reachableIndex(shape, kept.index);
  const [{ turn }, setTurned] = useAdjustedState<Turned>(
    () => ({ turn: { from: index, index, distance: 0, reason: null }, requested: null, shift }),
    (turned) => {
      const { turn: before, requested } = turned;
      // The same slide at a different index is not a turn, and a running fade continues.
      const from = before.from + shift - turned.shift;
      if (turned.shift !== shift) return { turn: { from, index, distance: 0, reason: null }, requested: null, shift };
      if (before.index === index) return turned;
      const distance = turnDistance(shape, before.index, index);
      const isRequested = requested?.index === index && requested.from === before.index;
      const turn = isRequested ? requested : { from: before.index, index, distance, reason: 'imperative' as const };
      return { turn, requested: null, shift };
    },
  );
  const { newest, setPending } = usePendingValue({ index, distance: 0 });
  const requestTurn = useStableCallback<Parameters<RequestTurn>, void>((wanted, reason = 'imperative', event) => {
    const before = newest();
    const next = reachableIndex(shape, wanted);
    if (next === before.index || !requestIndex(next, reason, event)) return;
    const distance = before.distance + (shape.isLooping ? wanted : next) - before.index;
    setPending({ index: next, distance });
    setTurned((turned) => ({ ...turned, requested: { from: index, index: next, distance, reason } }));
  });
  const latestIndex = useStableCallback(() => newest().index);
  return { index, shift, latestIndex, turn, requestTurn };
}
