'use client';
import { useMemo, useReducer } from 'react';
import { usePendingValue, useControllableState } from '../../core/shared/useControllableState.ts';
import { hasSameMembers } from '../../core/shared/hasSameMembers.ts';
import { useStableCallback } from '../../core/shared/useStableCallback.ts';
import { chooseAll, chooseNone, toggleValue } from './chooseValues.ts';
import { matchingItems, moveActive, type ActiveMove } from './findItems.ts';
import type {
  MultiSelectChangeReason,
  MultiSelectItem,
  MultiSelectOpenReason,
  UseMultiSelectOptions,
} from './types.ts';

const NO_VALUES: readonly string[] = [];

interface UseMultiSelectChoiceOptions extends UseMultiSelectOptions {
  readonly list: readonly MultiSelectItem[];
  readonly isOff: boolean;
  readonly needsConfirm: boolean;
}

export interface MultiSelectChoice {
  readonly isOpen: boolean;
  readonly view: MultiSelectView;
  readonly ticked: readonly string[];
  readonly shown: readonly MultiSelectItem[];
  readonly setOpen: (isOpen: boolean, reason: MultiSelectOpenReason, event?: Event) => void;
  readonly setQuery: (query: string) => void;
  readonly setActive: (value: string | null) => void;
  readonly move: (to: ActiveMove) => void;
  /** Toggles an item, either immediately or once the user clicks OK. */
  readonly toggle: (value: string | null, event?: Event) => void;
  readonly tickAll: (isTicked: boolean, event?: Event) => void;
  /** Confirms the selected values. */
  readonly commit: (reason: 'confirmed' | 'outsidePress', event?: Event) => void;
  /** Restores the initial values and discards changes that have not been confirmed yet. */
  readonly reset: (event: Event) => void;
}

/** Manages the selected values and the state of an open list. */
export function useMultiSelectChoice(
  options: UseMultiSelectChoiceOptions,
  { values, change }: MultiSelectValues,
): MultiSelectChoice {
  const { max, isOff, needsConfirm, list: items, defaultIsOpen = false, defaultValues = NO_VALUES } = options;
  const [view, dispatch] = useReducer(multiSelectReducer, FRESH_VIEW);
  const [isOpenRequested, requestOpen] = useControllableState<boolean, MultiSelectOpenReason>({
    name: 'isOpen',
    value: options.isOpen,
    defaultValue: defaultIsOpen,
    onChange: options.onOpenChange,
  });
  const isOpen = isOpenRequested && !isOff;
  const ticked = (isOpen && needsConfirm && view.draft) || values;
  const query = isOpen ? view.query : '';
  const shown = useMemo(() => matchingItems(items, query), [items, query]);

  const setOpen = useStableCallback<Parameters<MultiSelectChoice['setOpen']>, void>((next, reason, event) => {
    if (isOff || !requestOpen(next, reason, event) || !next) return;
    const isChosen = new Set(values);
    const chosen = items.find(({ value, isDisabled }) => !isDisabled && isChosen.has(value));
    dispatch({ type: 'opened', activeValue: chosen?.value ?? moveActive(items, null, 'first') });
  });
  const setQuery = useStableCallback((wanted: string) => {
    const activeValue = moveActive(matchingItems(items, wanted), null, 'first');
    dispatch({ type: 'searched', query: wanted, activeValue });
  });
  const setActive = useStableCallback((activeValue: string | null) => dispatch({ type: 'moved', activeValue }));
  const move = useStableCallback((to: ActiveMove) => setActive(moveActive(shown, view.activeValue, to)));

  const tick = (next: readonly string[], reason: 'item' | 'all' | 'none', event?: Event): void => {
    if (next === ticked) return;
    if (needsConfirm) dispatch({ type: 'drafted', values: next });
    else change(() => next, reason, event);
  };
  const toggle = useStableCallback((value: string | null, event?: Event) => {
    const item = items.find((candidate) => candidate.value === value);
    if (item && !item.isDisabled) tick(toggleValue(items, ticked, item.value, max), 'item', event);
  });
  const tickAll = useStableCallback((isTicked: boolean, event?: Event) => {
    if (isTicked) tick(chooseAll(items, shown, ticked, max), 'all', event);
    else tick(chooseNone(shown, ticked), 'none', event);
  });
  const commit = useStableCallback<Parameters<MultiSelectChoice['commit']>, void>((reason, event) => {
    change(() => ticked, reason, event);
  });
  const reset = useStableCallback((event: Event) => {
    dispatch({ type: 'reset' });
    change((now) => (hasSameMembers(now, defaultValues) ? now : defaultValues), 'reset', event);
  });
  return { isOpen, view, ticked, shown, setOpen, setQuery, setActive, move, toggle, tickAll, commit, reset };
}

/** The state of an open list, apart from the confirmed values. */
interface MultiSelectView {
  /** The search text. */
  readonly query: string;
  /** The value of the item highlighted by the keyboard or the pointer. */
  readonly activeValue: string | null;
  /** The selected values, if they have not been confirmed yet, otherwise `null`. */
  readonly draft: readonly string[] | null;
}

type MultiSelectEvent =
  | { readonly type: 'opened'; readonly activeValue: string | null }
  | { readonly type: 'searched'; readonly query: string; readonly activeValue: string | null }
  | { readonly type: 'moved'; readonly activeValue: string | null }
  | { readonly type: 'drafted'; readonly values: readonly string[] }
  | { readonly type: 'reset' };

const FRESH_VIEW: MultiSelectView = { query: '', activeValue: null, draft: null };

/** Returns the next state of an open list. Opening the list resets it and discards unconfirmed changes. */
function multiSelectReducer(view: MultiSelectView, event: MultiSelectEvent): MultiSelectView {
  switch (event.type) {
    case 'opened':
      return { ...FRESH_VIEW, activeValue: event.activeValue };
    case 'searched':
      return { ...view, query: event.query, activeValue: event.activeValue };
    case 'moved':
      return event.activeValue === view.activeValue ? view : { ...view, activeValue: event.activeValue };
    case 'reset':
      return view.draft ? { ...view, draft: null } : view;
    default:
      return { ...view, draft: event.values };
  }
}

export interface MultiSelectValues {
  /** The confirmed values. */
  readonly values: readonly string[];
  readonly change: (
    change: (values: readonly string[]) => readonly string[],
    reason: MultiSelectChangeReason,
    event?: Event,
  ) => void;
}

/** Manages the confirmed values. */
export function useMultiSelectValues(
  options: Pick<UseMultiSelectOptions, 'values' | 'defaultValues' | 'onValuesChange'>,
): MultiSelectValues {
  const [values, request] = useControllableState<readonly string[], MultiSelectChangeReason>({
    name: 'values',
    value: options.values,
    defaultValue: options.defaultValues ?? NO_VALUES,
    onChange: options.onValuesChange,
  });
  const { newest, setPending } = usePendingValue(values);
  const change = useStableCallback<Parameters<MultiSelectValues['change']>, void>((changed, reason, event) => {
    const next = changed(newest());
    if (request(next, reason, event)) setPending(next);
  });
  return { values, change };
}
