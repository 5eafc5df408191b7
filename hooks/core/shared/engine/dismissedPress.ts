import { createPageState } from '../pageState.ts';

interface DismissedPress {
  event: Event | null;
}

const last = /* @__PURE__ */ createPageState<DismissedPress>('dismissedPress', () => ({ event: null }));

/** Remembers the press that closed a menu, for handlers that receive the event later. */
export function noteDismissal(event: Event): void {
  last.event = event;
}

/** Returns whether this press closed a menu. */
export const isDismissal = (event: Event): boolean => last.event === event;
