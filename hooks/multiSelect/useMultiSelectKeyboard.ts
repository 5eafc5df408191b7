'use client';
import { useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { isComposing } from '../shared/keyOwners.ts';
import { useStableCallback } from '../shared/useStableCallback.ts';
import { useTimeout } from '../shared/useTimeout.ts';
import { TYPEAHEAD_MS } from './constants.ts';
import { interpretListKey } from './interpretListKey.ts';
import { itemByPrefix } from './matchingItems.ts';
import type { MultiSelectChoice } from './useMultiSelectChoice.ts';

export interface MultiSelectKeyboard {
  /** On the button while the list is closed. */
  readonly onTriggerKeyDown: (event: KeyboardEvent) => void;
  /** In the search field and in the list. */
  readonly onListKeyDown: (event: KeyboardEvent) => void;
}

/** Keys: arrows, Home and End move, Space and Enter tick, Ctrl+A ticks all and with Shift none, letters jump. */
export function useMultiSelectKeyboard(choice: MultiSelectChoice, hasSearch: boolean): MultiSelectKeyboard {
  const { view, shown, setOpen, setActive, move, toggle, tickAll } = choice;
  const typed = useRef('');
  const forgetting = useTimeout();

  const jump = (letter: string): void => {
    typed.current += letter;
    forgetting.start(TYPEAHEAD_MS, () => (typed.current = ''));
    const found = itemByPrefix(shown, view.activeValue, typed.current);
    if (found) setActive(found.value);
  };
  const onListKeyDown = useStableCallback((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, shiftKey, altKey, nativeEvent } = event;
    if (isComposing(nativeEvent)) return;
    const pressed = { key, isCommand: ctrlKey || metaKey, isShift: shiftKey, isAlt: altKey };
    const action = interpretListKey(pressed, { query: view.query, hasSearch });
    if (!action) return;
    event.preventDefault();
    if (action.type === 'move') move(action.to);
    else if (action.type === 'toggle') toggle(view.activeValue, nativeEvent);
    else if (action.type === 'tickAll') tickAll(action.isTicked, nativeEvent);
    else jump(action.letter);
  });
  const onTriggerKeyDown = useStableCallback((event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent) || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
    event.preventDefault();
    setOpen(true, 'keyboard', event.nativeEvent);
  });
  return { onListKeyDown, onTriggerKeyDown };
}
