'use client';
import { useState } from 'react';
import { useAskedValue } from '../shared/useControllableState.ts';
import { useKeptIndex } from '../shared/useKeptIndex.ts';
import { useStableCallback } from '../shared/useStableCallback.ts';
import { reachableIndex, turnDistance } from './carouselShape.ts';
import type { CarouselShape } from './carouselShape.ts';
import type { CarouselChangeReason, UseCarouselOptions } from './types.ts';

/** The last change of the index: from where to where, by how many slides and which way, and why. */
export interface CarouselTurn {
  readonly from: number;
  readonly index: number;
  readonly distance: number;
  /** Null: nobody has turned, or the list has moved the slide. */
  readonly reason: CarouselChangeReason | null;
}

/** Asks for an index that may lie beyond either end: a circle goes round, all others stop there. */
export type RequestTurn = (index: number, reason?: CarouselChangeReason, event?: Event) => void;

export interface CarouselIndex {
  readonly index: number;
  /** By how much the list has moved what is shown: `index - shift` is the same for the same slide. */
  readonly shift: number;
  /** What was asked for last, where that is not drawn yet: a program's three calls move by three. */
  readonly newestIndex: () => number;
  readonly turn: CarouselTurn;
  readonly requestTurn: RequestTurn;
}

/** The index as the carousel can show it, and what led to it. */
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
  // What was wanted is kept: a narrower window may be able to show it again.
  const index = reachableIndex(shape, kept.index);
  const [turn, setTurn] = useState<CarouselTurn>({ from: index, index, distance: 0, reason: null });
  const [asked, setAsked] = useState<CarouselTurn | null>(null);

  const [seenShift, setSeenShift] = useState(shift);
  if (seenShift !== shift) {
    // The same slide at another place: nothing turns, and a fade that runs goes on.
    setSeenShift(shift);
    setTurn({ from: turn.from + shift - seenShift, index, distance: 0, reason: null });
    setAsked(null);
  } else if (turn.index !== index) {
    const distance = turnDistance(shape, turn.index, index);
    const isAsked = asked?.index === index && asked.from === turn.index;
    setTurn(isAsked ? asked : { from: turn.index, index, distance, reason: 'imperative' });
    setAsked(null);
  }
  const { newest, ask } = useAskedValue({ index, distance: 0 });
  const requestTurn = useStableCallback<Parameters<RequestTurn>, void>((wanted, reason = 'imperative', event) => {
    const before = newest();
    const next = reachableIndex(shape, wanted);
    if (next === before.index || !requestIndex(next, reason, event)) return;
    const distance = before.distance + (shape.isCircle ? wanted : next) - before.index;
    ask({ index: next, distance });
    setAsked({ from: index, index: next, distance, reason });
  });
  const newestIndex = useStableCallback(() => newest().index);
  return { index, shift, newestIndex, turn, requestTurn };
}
