/**
 * The state of a lightbox's entry in the browser's history. `none`: no entry of its own. `pushed`: its entry is on top, or was at the last
 * event. `waiting`: it opened while the page is still going back from an entry, and pushes its own on arrival.
 */
export type HistoryEntryState = 'none' | 'pushed' | 'waiting';

interface Event<TType extends string> {
  readonly type: TType;
  /** The entry on top is the lightbox's own. */
  readonly isOnTop: boolean;
}

interface OpenedEvent extends Event<'opened'> {
  /** A `back()` was called, and the page has not arrived yet. */
  readonly isLeaving: boolean;
  /** The hash names the lightbox already: the visitor's navigation to it has made an entry. */
  readonly isNamed: boolean;
}

/** The visitor, or our own `back`, went to another entry. */
interface PoppedEvent extends Event<'popped'> {
  readonly isOpen: boolean;
  readonly isNamed: boolean;
}

interface ClosedEvent extends Event<'closed'> {
  /** Another lightbox has taken the entry over. */
  readonly isTaken: boolean;
}

export type HistoryEntryEvent = OpenedEvent | ClosedEvent | PoppedEvent;

/** The action to take now. */
export type HistoryEntryAction = 'push' | 'back' | 'abandon' | 'close' | 'reopen';

export type HistoryEntryStep = readonly [state: HistoryEntryState, action?: HistoryEntryAction | false];

/** The reducer of a lightbox's history entry: one is pushed per opening, and none is left when it closes. */
export function historyEntryReducer(state: HistoryEntryState, event: HistoryEntryEvent): HistoryEntryStep {
  if (event.type === 'closed') return ['none', state === 'pushed' && left(event)];
  return event.type === 'opened' ? opened(state, event) : popped(state, event);
}

/** Returns the action for an entry that is left. One below other entries is left as soon as the page comes back to it. */
const left = ({ isOnTop, isTaken }: ClosedEvent): HistoryEntryAction | false =>
  isOnTop ? 'back' : !isTaken && 'abandon';

function opened(state: HistoryEntryState, { isOnTop, isLeaving, isNamed }: OpenedEvent): HistoryEntryStep {
  if (state !== 'none') return [state];
  if (isLeaving) return ['waiting'];
  // The visitor came forward to the entry again, or the page was loaded anew on it.
  if (isOnTop) return ['pushed'];
  return isNamed ? ['none'] : ['pushed', 'push'];
}

function popped(state: HistoryEntryState, { isOnTop, isOpen, isNamed }: PoppedEvent): HistoryEntryStep {
  if (!isOpen) return ['none', isOnTop && !isNamed && 'reopen'];
  if (isOnTop) return ['pushed'];
  if (state === 'waiting') return ['pushed', 'push'];
  // A hash that still names the lightbox is a link from one image to another, not a way out.
  return ['none', state === 'pushed' && !isNamed && 'close'];
}
