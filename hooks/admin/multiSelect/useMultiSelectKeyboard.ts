'use client';
import { useRef, type KeyboardEvent } from 'react';
import { isComposing } from '../../core/shared/keyOwners.ts';
import { useStableCallback } from '../../core/shared/useStableCallback.ts';
import { useTimeout } from '../../core/shared/useTimeout.ts';
import { TYPEAHEAD_MS } from './constants.ts';
import { itemByPrefix, type ActiveMove } from './findItems.ts';
import type { MultiSelectChoice } from './useMultiSelectChoice.ts';

export interface MultiSelectKeyboard {
  /** The button's key handler. It is used while the list is closed. */
  readonly onTriggerKeyDown: (event: KeyboardEvent) => void;
  /** The key handler for the search field and the list. */
  readonly onListKeyDown: (event: KeyboardEvent) => void;
}

/**
 * Handles key presses. The arrow keys, Home and End move the active item, and Space and Enter toggle it. Ctrl+A selects
 * all items, or none if Shift is held. Letters jump to an item.
 */
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

interface ListKey {
  readonly key: string;
  /** Whether Ctrl is pressed, or Command on macOS. */
  readonly isCommand: boolean;
  readonly isShift: boolean;
  readonly isAlt: boolean;
}

type ListKeyAction =
  | { readonly type: 'move'; readonly to: ActiveMove }
  | { readonly type: 'toggle' }
  | { readonly type: 'tickAll'; readonly isTicked: boolean }
  | { readonly type: 'jump'; readonly letter: string };

const MOVES: ReadonlyMap<string, ActiveMove> = new Map([
  ['ArrowDown', 'next'],
  ['ArrowUp', 'previous'],
  ['PageDown', 'nextPage'],
  ['PageUp', 'previousPage'],
  ['Home', 'first'],
  ['End', 'last'],
]);
const CARET_MOVES: ReadonlySet<ActiveMove> = new Set(['first', 'last']);

/** Interprets a key press in the list or its search field. Returns `null` if the browser should handle it. */
export function interpretListKey(
  { key, isCommand, isShift, isAlt }: ListKey,
  { query, hasSearch }: { readonly query: string; readonly hasSearch: boolean },
): ListKeyAction | null {
  if (isCommand) {
    // In the search field, Ctrl+A selects the typed text.
    return key.toLowerCase() === 'a' && !query ? { type: 'tickAll', isTicked: !isShift } : null;
  }
  if (isAlt) return null;
  const to = MOVES.get(key);
  if (to) return query && CARET_MOVES.has(to) ? null : { type: 'move', to };
  if (key === 'Enter') return { type: 'toggle' };
  if (hasSearch || key.length !== 1) return null;
  return key === ' ' ? { type: 'toggle' } : { type: 'jump', letter: key };
}
