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
  const { id, choice, elements, keyboard, itemIds, places, hasSearch, labels } = parts;
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
      // What comes above is scrolled away by us: a browser that did so, too, would do it twice.
      style: places ? ({ overflowAnchor: 'none' } as const) : undefined,
    } as const;
    return {
      getSearchProps: (props) => mergeProps(search, props),
      getListProps: (props) => mergeProps(list, props),
    };
  }, [id, labels, hasSearch, view, itemIds, places, setQuery, setSearch, setList, onListKeyDown]);
  return { ...getters, getItemProps };
}

function useItemGetter({ choice, itemIds, places }: MultiSelectParts): ListGetters['getItemProps'] {
  const { view, ticked, setActive, toggle } = choice;
  const { activeValue } = view;
  return useMemo<ListGetters['getItemProps']>(() => {
    const isTicked = new Set(ticked);
    return ({ item, gapPx, ...props }) => {
      const { value, label, isDisabled } = item;
      const own = {
        id: itemIds.get(value),
        role: 'option',
        'aria-selected': isTicked.has(value),
        'aria-disabled': isDisabled || undefined,
        'aria-setsize': places?.size,
        'aria-posinset': places ? (places.get(value) ?? 0) + 1 : undefined,
        'data-windowed': gapPx === undefined ? undefined : '',
        'data-active': value === activeValue ? '' : undefined,
        children: label,
        style: gapPx ? { marginBlockStart: gapPx } : undefined,
        onMouseDown: keepFocus,
        onPointerMove: isDisabled ? undefined : () => setActive(value),
        onClick: ({ nativeEvent }: MouseEvent) => toggle(value, nativeEvent),
      } as const;
      return mergeProps(own, props);
    };
  }, [activeValue, ticked, itemIds, places, setActive, toggle]);
}
