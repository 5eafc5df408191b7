'use client';
import { useEffect, useId, useMemo } from 'react';
import { elementByIdAround } from '../../core/shared/engine/composedTree.ts';
import { fillLabel } from '../../core/shared/fillLabel.ts';
import { useDismissal } from '../../core/shared/useDismissal.ts';
import { useIsomorphicLayoutEffect } from '../../core/shared/useIsomorphicLayoutEffect.ts';
import { useLabels } from '../../core/shared/useLabels.ts';
import { useMediaQuery } from '../../core/shared/useMediaQuery.ts';
import { useStableCallback } from '../../core/shared/useStableCallback.ts';
import { useTimeout } from '../../core/shared/useTimeout.ts';
import { chooseAll, chooseNone, chosenAmount, toggleValue } from './chooseValues.ts';
import { VALUE_TEXT_ITEM_LIMIT, FLOATING_MAX_WIDTH_PX } from './constants.ts';
import { MULTI_SELECT_LABELS, type MultiSelectLabels } from './labels.ts';
import type {
  MultiSelectFormEntry,
  MultiSelectItem,
  MultiSelectOpenReason,
  UseMultiSelectOptions,
  UseMultiSelectResult,
} from './types.ts';
import {
  useMultiSelectChoice,
  useMultiSelectValues,
  type MultiSelectChoice,
  type MultiSelectValues,
} from './useMultiSelectChoice.ts';
import { useMultiSelectElements, type MultiSelectElements } from './useMultiSelectElements.ts';
import {
  useMultiSelectButtonGetters,
  useMultiSelectFieldGetters,
  useMultiSelectListGetters,
  type MultiSelectParts,
} from './useMultiSelectGetters.ts';
import { useMultiSelectItems, type MultiSelectItems } from './useMultiSelectItems.ts';
import { useMultiSelectKeyboard } from './useMultiSelectKeyboard.ts';

/**
 * Manages a field for selecting several items: a button that shows the selection, and a list with an optional search
 * field and optional "Select all", "OK" and "Cancel" controls.
 *
 * @example
 * const tags = useMultiSelect({ items, search: true, confirm: true, onValuesChange: setTagIds });
 * <button {...tags.getTriggerProps()} />
 * {tags.isOpen && (
 *   <div {...tags.getPopupProps()}>
 *     <input {...tags.getSearchProps()} />
 *     <ul {...tags.getListProps()}>
 *       {tags.filteredItems.map((item) => <li key={item.value} {...tags.getItemProps({ item })} />)}
 *     </ul>
 *     <button {...tags.getConfirmProps()} />
 *   </div>
 * )}
 */
export function useMultiSelect(options: UseMultiSelectOptions): UseMultiSelectResult {
  const { enabled = true, search: hasSearch = false, valueTextItemLimit = VALUE_TEXT_ITEM_LIMIT } = options;
  const id = useId();
  const labels = useLabels(MULTI_SELECT_LABELS, options.labels);
  const isFloating = useMediaQuery(`(max-width: ${FLOATING_MAX_WIDTH_PX}px)`);
  const isOff = !enabled;
  const needsConfirm = options.confirm === true || isFloating;
  const chosen = useMultiSelectValues(options);
  const { values, change } = chosen;
  const { valueOf, ...list } = useMultiSelectItems(options, change);
  const { items } = list;
  const choice = useMultiSelectChoice({ ...options, list: items, isOff, needsConfirm }, chosen);
  const { isOpen, view, ticked, shown, setOpen } = choice;
  const { query, activeValue } = view;
  const itemIds = useMemo(() => itemIdsOf(items, id), [items, id]);
  const elements = useMultiSelectElements(isOpen);
  const { list: listElement } = elements;
  useActiveItem(listElement, itemIds.get(activeValue ?? ''));
  const leave = useLeaving(options, choice, elements);
  useFormReset(elements.trigger, choice.reset);
  const keyboard = useMultiSelectKeyboard(choice, hasSearch);
  const caption = useMemo(
    () => describeChoice(items, values, valueTextItemLimit, labels),
    [items, values, valueTextItemLimit, labels],
  );
  const amount = useMemo(() => chosenAmount(shown, ticked), [shown, ticked]);
  const parts = { id, choice, elements, keyboard, itemIds, caption, amount, hasSearch, isOff, labels, leave };

  return {
    isOpen,
    isFloating,
    needsConfirm,
    values,
    pendingValues: ticked,
    filteredItems: shown,
    query,
    activeValue,
    valueText: caption,
    selectionState: amount,
    noMatches: isOpen && shown.length === 0 ? (query ? fillLabel(labels.noMatches, { query }) : labels.noItems) : '',
    formEntries: formEntriesOf(values, options),
    setQuery: choice.setQuery,
    triggerElement: elements.trigger,
    labels,
    ...list,
    ...useMultiSelectVerbs({ setOpen, change, items, valueOf, leave, max: options.max }),
    ...useMultiSelectFieldGetters(parts),
    ...useMultiSelectListGetters(parts),
    ...useMultiSelectButtonGetters(parts),
  };
}

const itemIdsOf = (items: MultiSelectItems['items'], id: string): ReadonlyMap<string, string> =>
  new Map(items.map(({ value }, index) => [value, `${id}item${index}`]));

/** Scrolls only the list. In contrast, `scrollIntoView` would also scroll the page. */
function bringIntoView(list: HTMLElement, item: HTMLElement): void {
  const above = item.offsetTop - list.scrollTop;
  const below = above + item.offsetHeight - list.clientHeight;
  if (above < 0) list.scrollTop += above;
  else if (below > 0) list.scrollTop += below;
}

/** Keeps the active item in view. */
function useActiveItem(list: HTMLElement | null, itemId: string | undefined): void {
  useIsomorphicLayoutEffect(() => {
    const item = list && itemId && elementByIdAround(list, itemId);
    if (list && item) bringIntoView(list, item);
  }, [list, itemId]);
}

/**
 * Closes the list. This confirms or discards the changes, and returns focus to the button unless the user has moved it
 * elsewhere.
 */
function useLeaving(
  { confirmOnOutsidePress = false }: UseMultiSelectOptions,
  { isOpen, commit, setOpen }: MultiSelectChoice,
  { isInside, focusTrigger }: MultiSelectElements,
): MultiSelectParts['leave'] {
  const leave = useStableCallback<Parameters<MultiSelectParts['leave']>, void>((reason, isConfirmed, event) => {
    if (isConfirmed) commit(reason === 'outsidePress' ? 'outsidePress' : 'confirmed', event);
    if (reason !== 'outsidePress' && reason !== 'focusOut') focusTrigger();
    setOpen(false, reason, event);
  });
  useDismissal({
    isOpen,
    isInside,
    onDismiss: (reason, event) => leave(reason, reason === 'outsidePress' && confirmOnOutsidePress, event),
  });
  return leave;
}

type MultiSelectVerbs = Pick<
  UseMultiSelectResult,
  'open' | 'close' | 'confirm' | 'select' | 'unselect' | 'selectAll' | 'unselectAll'
>;

interface UseMultiSelectVerbsOptions {
  readonly setOpen: MultiSelectChoice['setOpen'];
  readonly change: MultiSelectValues['change'];
  readonly items: readonly MultiSelectItem[];
  readonly max: number | undefined;
  readonly valueOf: (key: number | string) => string;
  readonly leave: (reason: MultiSelectOpenReason, isConfirmed: boolean) => void;
}

/** Creates the methods for the caller. Their changes take effect immediately, without clicking OK. */
function useMultiSelectVerbs(options: UseMultiSelectVerbsOptions): MultiSelectVerbs {
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

/**
 * Returns the button's text: the names of the selected items in list order, or their count if more than `limit` are
 * selected.
 */
export function describeChoice(
  items: readonly MultiSelectItem[],
  values: readonly string[],
  limit: number,
  labels: MultiSelectLabels,
): string {
  const isChosen = new Set(values);
  const chosen = items.filter(({ value }) => isChosen.has(value));
  const count = chosen.length;
  if (count === 0) return labels.placeholder;
  if (count <= limit) return chosen.map(({ label }) => label).join(', ');
  return fillLabel(count === items.length ? labels.allSelected : labels.selected, { count });
}

/** Returns the form fields to submit: one per value, or a single field with all values. */
export function formEntriesOf(
  values: readonly string[],
  { name, valueSeparator, enabled = true }: Pick<UseMultiSelectOptions, 'name' | 'valueSeparator' | 'enabled'>,
): readonly MultiSelectFormEntry[] {
  if (!name || !enabled) return [];
  if (valueSeparator !== undefined) return [{ name, value: values.join(valueSeparator) }];
  return values.map((value) => ({ name, value }));
}

/**
 * Calls `onReset` when the element's form is reset, unless the reset is prevented. The form may also be one named in
 * the element's `form` attribute.
 */
function useFormReset(element: HTMLButtonElement | null, onReset: (event: Event) => void): void {
  const timeout = useTimeout();
  const callBack = useStableCallback(onReset);
  useEffect(() => {
    const root = element?.getRootNode();
    const handle = (event: Event): void => {
      if (!element?.form || event.target !== element.form) return;
      // Other listeners, including React's, may prevent the reset, so wait for all of them.
      timeout.start(0, () => {
        if (!event.defaultPrevented) callBack(event);
      });
    };
    // An element's form may change at any time, so listen on the root, which contains every possible form.
    root?.addEventListener('reset', handle, true);
    return () => root?.removeEventListener('reset', handle, true);
  }, [element, timeout, callBack]);
}
