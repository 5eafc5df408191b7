export interface NavigationState {
  /** Something has happened: from now on this state says what is open, and no longer `:hover`. */
  readonly isHandled: boolean;
  /** The menu is toggled on. */
  readonly isToggled: boolean;
  /** The submenus of this item and of its ancestors are open. */
  readonly openId: string | null;
  /** The item that the pointer is over. */
  readonly hoveredId: string | null;
  /** The item whose link has focus. */
  readonly focusedId: string | null;
  /** The item that a keyboard has come to: its branch stays open whatever the pointer does. */
  readonly heldId: string | null;
}

export type NavigationEvent =
  | { readonly type: 'togglePressed' | 'foundUnfolded' }
  | { readonly type: 'pointerEntered' | 'parentTapped'; readonly id: string }
  /** `isVisible`: by keyboard. */
  | { readonly type: 'linkFocused'; readonly id: string; readonly isVisible: boolean }
  /** `openIds`: the items whose submenus were open, from the top; the last one closes. */
  | { readonly type: 'escapePressed' | 'parentClosed'; readonly openIds: readonly string[] }
  | { readonly type: 'fingerCame' | 'pointerLeft' | 'focusLeft' | 'outsidePressed' | 'linkFollowed' };

export const CLOSED_NAVIGATION: NavigationState = {
  isHandled: false,
  isToggled: false,
  openId: null,
  hoveredId: null,
  focusedId: null,
  heldId: null,
};

const ALL_CLOSED = { isToggled: false, openId: null, hoveredId: null, heldId: null } as const;

/** The innermost first: a submenu, the one that it is in, the menu itself. */
function whenEscaped(state: NavigationState, openIds: readonly string[]): NavigationState {
  if (openIds.length === 0) return { ...state, ...ALL_CLOSED };
  const openId = openIds.at(-2) ?? null;
  return { ...state, openId, hoveredId: null, heldId: state.heldId === null ? null : openId };
}

/** Applies an event to the site's navigation. One branch of the tree is open at a time. */
export function navigationReducer(state: NavigationState, event: NavigationEvent): NavigationState {
  switch (event.type) {
    case 'togglePressed':
      return { ...state, isHandled: true, isToggled: !state.isToggled, openId: null };
    case 'foundUnfolded':
      return { ...state, isToggled: true };
    case 'fingerCame':
      return { ...state, isHandled: true };
    case 'pointerEntered':
      return { ...state, isHandled: true, openId: event.id, hoveredId: event.id };
    case 'parentTapped':
      return { ...state, isHandled: true, openId: event.id, hoveredId: null };
    case 'linkFocused': {
      const focused = { ...state, focusedId: event.id, heldId: null };
      return event.isVisible ? { ...focused, isHandled: true, openId: event.id, heldId: event.id } : focused;
    }
    case 'pointerLeft':
      return { ...state, openId: state.heldId, hoveredId: null };
    case 'focusLeft':
      return { ...state, openId: state.hoveredId, focusedId: null, heldId: null };
    case 'escapePressed':
    case 'parentClosed':
      return whenEscaped(state, event.openIds);
    case 'outsidePressed':
    case 'linkFollowed':
      return { ...state, ...ALL_CLOSED };
    default:
      return event satisfies never;
  }
}
