import type { ActiveMove } from './moveActive.ts';

export interface ListKey {
  readonly key: string;
  /** Ctrl, or Command on a Mac. */
  readonly isCommand: boolean;
  readonly isShift: boolean;
  readonly isAlt: boolean;
}

export type ListKeyAction =
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

/** What a key means in the list, or in its search field; null where it keeps its usual meaning. */
export function interpretListKey(
  { key, isCommand, isShift, isAlt }: ListKey,
  { query, hasSearch }: { readonly query: string; readonly hasSearch: boolean },
): ListKeyAction | null {
  if (isCommand) {
    // In a text that was typed, Ctrl+A is for the text.
    return key.toLowerCase() === 'a' && !query ? { type: 'tickAll', isTicked: !isShift } : null;
  }
  if (isAlt) return null;
  const to = MOVES.get(key);
  if (to) return query && CARET_MOVES.has(to) ? null : { type: 'move', to };
  if (key === 'Enter') return { type: 'toggle' };
  if (hasSearch || key.length !== 1) return null;
  return key === ' ' ? { type: 'toggle' } : { type: 'jump', letter: key };
}
