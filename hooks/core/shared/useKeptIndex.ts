'use client';
import { useAdjustedState } from './useAdjustedState.ts';
import type { ChangeDetails } from './createChangeDetails.ts';
import { useControllableState, type RequestChange } from './useControllableState.ts';
import { useIsomorphicLayoutEffect } from './useIsomorphicLayoutEffect.ts';
import { indexOfKey } from './useItemKeys.ts';

export interface UseKeptIndexOptions<TReason extends string> {
  readonly value: number | undefined;
  readonly defaultValue: number;
  readonly onChange: ((next: number, details: ChangeDetails<TReason>) => void) | undefined;
  readonly count: number;
  /**
   * Returns the key of an item, so that the current item can be found again after the list changes. If omitted, the
   * index stays the same.
   */
  readonly keyOf: ((index: number) => string) | undefined;
  /** Reason passed to the caller when the shown item has moved to another index. */
  readonly movedReason: TReason;
}

export interface KeptIndex<TReason extends string> {
  readonly index: number;
  /** Key of the shown item. `undefined` if there is none or no key is known. */
  readonly key: string | undefined;
  /** How far list changes have moved the shown item in total. For any given item, `index - shift` stays the same. */
  readonly shift: number;
  readonly request: RequestChange<number, TReason>;
}

interface Kept {
  /** The index that the caller passed or that was last requested. */
  readonly callersIndex: number;
  readonly index: number;
  readonly key: string | undefined;
  readonly shift: number;
}

/**
 * Manages an index that follows its item. When the list is sorted or shortened, or items are prepended, the same item
 * remains current, and `onChange` reports its new index.
 */
export function useKeptIndex<TReason extends string>(options: UseKeptIndexOptions<TReason>): KeptIndex<TReason> {
  const { value, defaultValue, onChange, count, keyOf, movedReason } = options;
  const [callersIndex, request] = useControllableState({ name: 'index', value, defaultValue, onChange });
  const keyAt = (index: number) => (keyOf && index >= 0 && index < count ? keyOf(Math.trunc(index)) : undefined);

  const follow = (known: Kept): Kept => {
    const { index, key, shift } = known;
    // A new index from the caller already refers to the new list.
    if (callersIndex !== known.callersIndex) {
      return { callersIndex, index: callersIndex, key: keyAt(callersIndex), shift };
    }
    // Keep the item if the list is empty temporarily, as during a reload.
    if (count === 0 || keyAt(index) === key) return known;
    const moved = keyOf && key !== undefined ? indexOfKey(keyOf, { key, near: index, count }) : undefined;
    if (moved === undefined) return { ...known, key: keyAt(index) };
    return { ...known, index: moved, shift: shift + moved - index };
  };
  const begin = (): Kept => ({ callersIndex, index: callersIndex, key: keyAt(callersIndex), shift: 0 });
  const [kept] = useAdjustedState(begin, follow);

  const movedIndex = kept.index === callersIndex ? null : kept.index;
  useIsomorphicLayoutEffect(() => {
    if (movedIndex !== null) request(movedIndex, movedReason);
  }, [movedIndex, movedReason, request]);
  return { index: kept.index, key: count === 0 ? undefined : kept.key, shift: kept.shift, request };
}
