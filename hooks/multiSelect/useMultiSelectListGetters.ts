'use client';
import { useMemo } from 'react';
import type { ChangeEvent, MouseEvent } from 'react';
import { mergeProps } from '../shared/mergeProps.ts';
import { listIdOf } from './MultiSelectParts.ts';
import type { MultiSelectParts } from './MultiSelectParts.ts';
import type { UseMultiSelectResult } from './types.ts';

type ListGetters = Pick<UseMultiSelectResult, 'getSearchProps' | 'getListProps' | 'getItemProps'>;

/** Focus stays where the keys are heard. */
const keepFocus = (event: MouseEvent): void => event.preventDefault();

/** The getters of the search field, the list and its items. The keyboard is on one item, and focus stays in the field. */
export function useMultiSelectListGetters(parts: MultiSelectParts): ListGetters {
  const { id, choice, elements, keyboard, itemIds, hasSearch, labels } = parts;
  const { view, ticked, setQuery, setActive, toggle } = choice;
  const { setSearch, setList } = elements;
  const { onListKeyDown } = keyboard;
  return useMemo<ListGetters>(() => {
    const activeId = view.activeValue === null ? undefined : itemIds.get(view.activeValue);
    const isTicked = new Set(ticked);
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
      getItemProps: ({ item, ...props }) => {
        const { value, label, isDisabled } = item;
        const own = {
          id: itemIds.get(value),
          role: 'option',
          'aria-selected': isTicked.has(value),
          'aria-disabled': isDisabled || undefined,
          'data-active': value === view.activeValue ? '' : undefined,
          children: label,
          onMouseDown: keepFocus,
          onPointerMove: isDisabled ? undefined : () => setActive(value),
          onClick: ({ nativeEvent }: MouseEvent) => toggle(value, nativeEvent),
        } as const;
        return mergeProps(own, props);
      },
    };
  }, [id, labels, hasSearch, view, ticked, itemIds, setQuery, setActive, toggle, setSearch, setList, onListKeyDown]);
}
