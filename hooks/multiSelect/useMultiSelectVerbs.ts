'use client';
import { useMemo } from 'react';
import { useStableCallback } from '../shared/useStableCallback.ts';
import { chooseAll, chooseNone, toggleValue } from './chooseValues.ts';
import type { MultiSelectItem } from './multiSelectItem.ts';
import type { MultiSelectOpenReason, UseMultiSelectResult } from './types.ts';
import type { MultiSelectChoice } from './useMultiSelectChoice.ts';
import type { MultiSelectValues } from './useMultiSelectValues.ts';

export type MultiSelectVerbs = Pick<
  UseMultiSelectResult,
  'open' | 'close' | 'confirm' | 'select' | 'unselect' | 'selectAll' | 'unselectAll'
>;

export interface UseMultiSelectVerbsOptions {
  readonly setOpen: MultiSelectChoice['setOpen'];
  readonly change: MultiSelectValues['change'];
  readonly items: readonly MultiSelectItem[];
  readonly max: number | undefined;
  readonly valueOf: (key: number | string) => string;
  readonly leave: (reason: MultiSelectOpenReason, isConfirmed: boolean) => void;
}

/** What a program can do: it counts at once, with no OK. */
export function useMultiSelectVerbs(options: UseMultiSelectVerbsOptions): MultiSelectVerbs {
  const { setOpen, change, items, max, valueOf, leave } = options;
  const setSelected = useStableCallback((key: number | string, isSelected: boolean) => {
    const wanted = valueOf(key);
    change((values) => {
      return values.includes(wanted) === isSelected ? values : toggleValue(items, values, wanted, max);
    }, 'imperative');
  });
  const selectAll = useStableCallback(() => change((values) => chooseAll(items, items, values, max), 'imperative'));
  const unselectAll = useStableCallback(() => change((values) => chooseNone(items, values), 'imperative'));
  const verbs = useMemo(
    () => ({
      open: () => setOpen(true, 'imperative'),
      close: () => leave('imperative', false),
      confirm: () => leave('imperative', true),
      select: (key: number | string) => setSelected(key, true),
      unselect: (key: number | string) => setSelected(key, false),
    }),
    [setOpen, setSelected, leave],
  );
  return { ...verbs, selectAll, unselectAll };
}
