/** What an open list holds beside what is chosen for good. */
export interface MultiSelectView {
  /** What the visitor looks for. */
  readonly query: string;
  /** The item that the keyboard is on. */
  readonly activeValue: string | null;
  /** Chosen, and waiting for OK; null where every choice counts at once, or none was made. */
  readonly draft: readonly string[] | null;
}

export type MultiSelectEvent =
  | { readonly type: 'opened'; readonly activeValue: string | null }
  | { readonly type: 'searched'; readonly query: string; readonly activeValue: string | null }
  | { readonly type: 'moved'; readonly activeValue: string | null }
  | { readonly type: 'drafted'; readonly values: readonly string[] }
  | { readonly type: 'reset' };

export const FRESH_VIEW: MultiSelectView = { query: '', activeValue: null, draft: null };

/** What happens in an open list. Each opening begins anew: what was not confirmed is gone. */
export function multiSelectReducer(view: MultiSelectView, event: MultiSelectEvent): MultiSelectView {
  switch (event.type) {
    case 'opened':
      return { ...FRESH_VIEW, activeValue: event.activeValue };
    case 'searched':
      return { ...view, query: event.query, activeValue: event.activeValue };
    case 'moved':
      return event.activeValue === view.activeValue ? view : { ...view, activeValue: event.activeValue };
    case 'reset':
      return view.draft ? { ...view, draft: null } : view;
    default:
      return { ...view, draft: event.values };
  }
}
