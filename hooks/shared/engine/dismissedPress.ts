import { createPageState } from '../pageState.ts';

interface DismissedPress {
  event: Event | null;
}

const last = /* @__PURE__ */ createPageState<DismissedPress>('dismissedPress', () => ({ event: null }));

/** Remembers the press that has closed a menu, for those who hear of it after. */
export function noteDismissal(event: Event): void {
  last.event = event;
}

/** Whether this press has closed a menu. */
export const isDismissal = (event: Event): boolean => last.event === event;
