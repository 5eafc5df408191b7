/**
 * State of a lightbox's history entry. `none`: it has no entry. `pushed`: its entry is on top, or was on top at the
 * last event. `waiting`: it opened while the page was still going back from another entry, and will push its own entry
 * when the page arrives.
 */
export type HistoryEntryState = 'none' | 'pushed' | 'waiting';

interface Event<TType extends string> {
  readonly type: TType;
  /** Whether the entry on top belongs to this lightbox. */
  readonly isOnTop: boolean;
}

interface OpenedEvent extends Event<'opened'> {
  /** Whether `back()` was called but the page has not yet arrived at the previous entry. */
  readonly isLeaving: boolean;
  /** Whether the hash already points to the lightbox. If so, the user's navigation has created an entry. */
  readonly isNamed: boolean;
}

/** The user or the hook's own `back()` call has moved to another entry. */
interface PoppedEvent extends Event<'popped'> {
  readonly isOpen: boolean;
  readonly isNamed: boolean;
}

interface ClosedEvent extends Event<'closed'> {
  /** Whether another lightbox has taken over the entry. */
  readonly isTaken: boolean;
}

export type HistoryEntryEvent = OpenedEvent | ClosedEvent | PoppedEvent;

/** Action to take now. */
export type HistoryEntryAction = 'push' | 'back' | 'abandon' | 'close' | 'reopen';

export type HistoryEntryStep = readonly [state: HistoryEntryState, action?: HistoryEntryAction | false];

/**
 * Reducer for a lightbox's history entry. One entry is pushed each time the lightbox opens, and none remains after it
 * closes.
 */
export function historyEntryReducer(state: HistoryEntryState, event: HistoryEntryEvent): HistoryEntryStep {
  if (event.type === 'closed') return ['none', state === 'pushed' && left(event)];
  return event.type === 'opened' ? opened(state, event) : popped(state, event);
}

/**
 * Returns the action that leaves an entry. If other entries are on top of it, it is left as soon as the user returns to
 * it.
 */
const left = ({ isOnTop, isTaken }: ClosedEvent): HistoryEntryAction | false =>
  isOnTop ? 'back' : !isTaken && 'abandon';

function opened(state: HistoryEntryState, { isOnTop, isLeaving, isNamed }: OpenedEvent): HistoryEntryStep {
  if (state !== 'none') return [state];
  if (isLeaving) return ['waiting'];
  // The user has gone forward to the entry again, or has reloaded the page while on it.
  if (isOnTop) return ['pushed'];
  return isNamed ? ['none'] : ['pushed', 'push'];
}

function popped(state: HistoryEntryState, { isOnTop, isOpen, isNamed }: PoppedEvent): HistoryEntryStep {
  if (!isOpen) return ['none', isOnTop && !isNamed && 'reopen'];
  if (isOnTop) return ['pushed'];
  if (state === 'waiting') return ['pushed', 'push'];
  // If the hash still points to the lightbox, the user has not left it, but has followed a link from one image to
  // another.
  return ['none', state === 'pushed' && !isNamed && 'close'];
}
