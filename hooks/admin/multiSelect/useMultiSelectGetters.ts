'use client';
import { useMemo, type ChangeEvent, type FocusEvent, type MouseEvent } from 'react';
import { fillLabel } from '../../core/shared/fillLabel.ts';
import { mergeProps } from '../../core/shared/mergeProps.ts';
import type { SelectionState } from './chooseValues.ts';
import type { MultiSelectLabels } from './labels.ts';
import type { MultiSelectOpenReason, UseMultiSelectResult } from './types.ts';
import type { MultiSelectChoice } from './useMultiSelectChoice.ts';
import type { MultiSelectElements } from './useMultiSelectElements.ts';
import type { MultiSelectKeyboard } from './useMultiSelectKeyboard.ts';

/** The values shared by a multi-select's prop getters. */
export interface MultiSelectParts {
  readonly id: string;
  readonly choice: MultiSelectChoice;
  readonly elements: MultiSelectElements;
  readonly keyboard: MultiSelectKeyboard;
  readonly itemIds: ReadonlyMap<string, string>;
  readonly caption: string;
  readonly amount: SelectionState;
  readonly hasSearch: boolean;
  readonly isOff: boolean;
  readonly labels: MultiSelectLabels;
  readonly leave: (reason: MultiSelectOpenReason, isConfirmed: boolean, event?: Event) => void;
}

const listIdOf = (id: string): string => `${id}list`;

/** Creates the prop getters for the button and its popup. */
export function useMultiSelectFieldGetters(
  parts: MultiSelectParts,
): Pick<UseMultiSelectResult, 'getTriggerProps' | 'getPopupProps'> {
  const { id, choice, elements, keyboard, caption, hasSearch, isOff, labels, leave } = parts;
  const { isOpen, setOpen } = choice;
  const { setTrigger, setPopup, isInside } = elements;
  const { onTriggerKeyDown } = keyboard;
  return useMemo(() => {
    const onBlur = ({ relatedTarget, nativeEvent }: FocusEvent) => {
      if (relatedTarget && !isInside(relatedTarget)) leave('focusOut', false, nativeEvent);
    };
    const onClick = ({ nativeEvent }: MouseEvent) => {
      if (isOpen) leave('trigger', false, nativeEvent);
      else setOpen(true, 'trigger', nativeEvent);
    };
    const openedId = hasSearch ? id : listIdOf(id);
    const trigger = {
      ref: setTrigger,
      type: 'button',
      role: 'combobox',
      'aria-haspopup': hasSearch ? 'dialog' : 'listbox',
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? openedId : undefined,
      'aria-label': labels.name,
      disabled: isOff,
      'data-open': isOpen ? '' : undefined,
      children: caption,
      onClick,
      onKeyDown: isOpen ? undefined : onTriggerKeyDown,
      onBlur,
    } as const;
    const popup = { ref: setPopup, id, role: 'dialog', 'aria-label': labels.name, onBlur } as const;
    return {
      getTriggerProps: (props) => mergeProps(trigger, props),
      getPopupProps: (props) => mergeProps(popup, props),
    };
  }, [id, caption, hasSearch, isOff, labels, leave, isOpen, setOpen, setTrigger, setPopup, isInside, onTriggerKeyDown]);
}

type ListGetters = Pick<UseMultiSelectResult, 'getSearchProps' | 'getListProps' | 'getItemProps'>;

/** Keeps focus on the element that handles key presses. */
const keepFocus = (event: MouseEvent): void => event.preventDefault();

/**
 * Creates the prop getters for the search field, the list and its items. Focus remains on the field or the list.
 * `aria-activedescendant` identifies the active item.
 */
export function useMultiSelectListGetters(parts: MultiSelectParts): ListGetters {
  const { id, choice, elements, keyboard, itemIds, hasSearch, labels } = parts;
  const { view, setQuery } = choice;
  const { setSearch, setList } = elements;
  const { onListKeyDown } = keyboard;
  const getItemProps = useItemGetter(parts);
  const getters = useMemo<Omit<ListGetters, 'getItemProps'>>(() => {
    const activeId = view.activeValue === null ? undefined : itemIds.get(view.activeValue);
    const search = {
      ref: setSearch,
      type: 'text',
      role: 'combobox',
      'aria-label': labels.search,
      'aria-autocomplete': 'list',
      'aria-expanded': true,
      'aria-controls': listIdOf(id),
      'aria-activedescendant': activeId,
      placeholder: labels.search,
      autoComplete: 'off',
      spellCheck: false,
      value: view.query,
      onChange: (event: ChangeEvent<HTMLInputElement>) => setQuery(event.currentTarget.value),
      onKeyDown: onListKeyDown,
    } as const;
    const list = {
      ref: setList,
      id: listIdOf(id),
      role: 'listbox',
      tabIndex: hasSearch ? -1 : 0,
      'aria-label': labels.name,
      'aria-multiselectable': true,
      'aria-activedescendant': hasSearch ? undefined : activeId,
      onKeyDown: hasSearch ? undefined : onListKeyDown,
    } as const;
    return {
      getSearchProps: (props) => mergeProps(search, props),
      getListProps: (props) => mergeProps(list, props),
    };
  }, [id, labels, hasSearch, view, itemIds, setQuery, setSearch, setList, onListKeyDown]);
  return { ...getters, getItemProps };
}

function useItemGetter({ choice, itemIds }: MultiSelectParts): ListGetters['getItemProps'] {
  const { view, ticked, setActive, toggle } = choice;
  const { activeValue } = view;
  return useMemo<ListGetters['getItemProps']>(() => {
    const isTicked = new Set(ticked);
    return ({ item, ...props }) => {
      const { value, label, isDisabled } = item;
      const own = {
        id: itemIds.get(value),
        role: 'option',
        'aria-selected': isTicked.has(value),
        'aria-disabled': isDisabled || undefined,
        'data-active': value === activeValue ? '' : undefined,
        children: label,
        onMouseDown: keepFocus,
        onPointerMove: isDisabled ? undefined : () => setActive(value),
        onClick: ({ nativeEvent }: MouseEvent) => toggle(value, nativeEvent),
      } as const;
      return mergeProps(own, props);
    };
  }, [activeValue, ticked, itemIds, setActive, toggle]);
}

type ButtonGetters = Pick<
  UseMultiSelectResult,
  'getSelectAllProps' | 'getConfirmProps' | 'getCancelProps' | 'getClearAllProps' | 'getStatusProps'
>;

const ARIA_CHECKED = { none: false, some: 'mixed', all: true } as const;

const button = (children: string, onPress: (event: Event) => void) => ({
  type: 'button' as const,
  children,
  onClick: ({ nativeEvent }: MouseEvent) => onPress(nativeEvent),
});

/** Creates the prop getters for the buttons and the live region. */
export function useMultiSelectButtonGetters({ choice, amount, labels, leave }: MultiSelectParts): ButtonGetters {
  const { isOpen, view, shown, tickAll } = choice;
  const count = shown.length;
  return useMemo<ButtonGetters>(() => {
    const selectAll = {
      ...button(labels.selectAll, (event) => tickAll(amount !== 'all', event)),
      role: 'checkbox',
      'aria-checked': ARIA_CHECKED[amount],
    } as const;
    const confirm = button(labels.confirm, (event) => leave('confirmed', true, event));
    const cancel = button(labels.cancel, (event) => leave('canceled', false, event));
    const clearAll = button(labels.clearAll, (event) => tickAll(false, event));
    const found = isOpen && view.query ? fillLabel(labels.matches, { count }) : '';
    const status = { role: 'status', 'aria-live': 'polite', children: found } as const;
    return {
      getSelectAllProps: (props) => mergeProps(selectAll, props),
      getConfirmProps: (props) => mergeProps(confirm, props),
      getCancelProps: (props) => mergeProps(cancel, props),
      getClearAllProps: (props) => mergeProps(clearAll, props),
      getStatusProps: (props) => mergeProps(status, props),
    };
  }, [amount, labels, leave, isOpen, view, count, tickAll]);
}
