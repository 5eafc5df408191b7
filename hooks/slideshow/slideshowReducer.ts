import type { SlideshowPauseReason } from './types.ts';

/** Whether the visitor wants it to play; null: nobody has said, so `autoplay` decides; `refused`: the page does not let it. */
export type SlideshowState = boolean | 'refused' | null;

export type SlideshowEvent =
  | {
      readonly type: 'playPressed';
      /** Why it does not play now. */
      readonly pausedBy: ReadonlySet<SlideshowPauseReason>;
    }
  | { readonly type: 'pausePressed' }
  | { readonly type: 'ended' }
  | { readonly type: 'autoplayRefused' }
  | { readonly type: 'closed' };

/** What becomes of the visitor's wish when something happens. Other reasons to pause come and go without touching it. */
export function slideshowReducer(state: SlideshowState, event: SlideshowEvent): SlideshowState {
  switch (event.type) {
    case 'playPressed':
      // It never starts under an open panel.
      return event.pausedBy.has('panel') ? state : true;
    case 'pausePressed':
    case 'ended':
      return false;
    case 'autoplayRefused':
      return 'refused';
    case 'closed':
      return null;
    default:
      return event satisfies never;
  }
}
