import type { LineReport } from './engine/watchLine.ts';

/**
 * `unknown`: markup of a server, of which nobody knows yet where it is. `waiting`: hidden below the line. `revealed`: it comes in
 * now, or came in. `shown`: it was there from the start.
 */
export type RevealState =
  | { readonly status: 'unknown' | 'waiting' | 'shown' }
  /** `place`: how many boxes come in before it. */
  | { readonly status: 'revealed'; readonly place: number };

export type RevealEvent =
  | { readonly type: 'reported'; readonly report: LineReport }
  | { readonly type: 'focusEntered' }
  /** It may not wait any more, nor move: the visitor wants less motion, or the page none. */
  | { readonly type: 'stilled' };

function afterReport(state: RevealState, report: LineReport): RevealState {
  const { status } = state;
  if (status === 'unknown') return { status: report.isBelowWindow ? 'waiting' : 'shown' };
  if (status === 'waiting' && report.hasPassed) return { status: 'revealed', place: report.place };
  return state;
}

const isOver = ({ status }: RevealState): boolean => status === 'revealed' || status === 'shown';

/** What becomes of a box. What the visitor has seen is never taken away again, and what has focus is never hidden. */
export function revealReducer(state: RevealState, event: RevealEvent): RevealState {
  if (event.type === 'reported') return afterReport(state, event.report);
  if (event.type === 'stilled') return { status: isOver(state) ? 'shown' : 'unknown' };
  if (state.status === 'unknown') return { status: 'shown' };
  return state.status === 'waiting' ? { status: 'revealed', place: 0 } : state;
}
