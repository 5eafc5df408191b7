import { isKeyless } from '../../../core/shared/keyOwners.ts';

/**
 * Events that indicate that the user has taken over. Dragging the window's scrollbar fires none of these events and
 * changes only the scroll position.
 */
const MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown', 'focusin'] as const;

/** Calls `onMove` for each event that indicates that the user has taken over, until `signal` is aborted. */
export function watchUserMoves(onMove: () => void, signal: AbortSignal): void {
  const handle = (event: Event) => {
    if (!isKeyless(event)) onMove();
  };
  for (const move of MOVES) addEventListener(move, handle, { capture: true, passive: true, signal });
}
