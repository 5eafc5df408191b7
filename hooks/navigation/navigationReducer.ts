export interface NavigationState {
  /** Something has happened: from now on this state says what is open, and no longer `:hover`. */
  readonly isHandled: boolean;
  /** The menu is toggled on. */
  readonly isToggled: boolean;
  /** The submenus of this item and of its ancestors are open. */
  readonly openId: string | null;
  /** The item whose link has focus. */
  readonly focusedId: string | null;
  /** The item that a keyboard has come to: its branch stays open whatever the pointer does. */
  readonly heldId: string | null;
}

export type NavigationEvent =
  | { readonly type: 'togglePressed' }
  | { readonly type: 'pointerEntered' | 'parentTapped'; readonly id: string }
  /** `isVisible`: by keyboard. */
  | { readonly type: 'linkFocused'; readonly id: string; readonly isVisible: boolean }
  | { readonly type: 'pointerLeft' | 'focusLeft' | 'escapePressed' | 'outsidePressed' | 'linkFollowed' };

export const CLOSED_NAVIGATION: NavigationState = {
  isHandled: false,
  isToggled: false,
  openId: null,
  focusedId: null,
  heldId: null,
};

/** What happened to the site's navigation, and what is open after it. One branch of the tree is open at a time. */
export function navigationReducer(state: NavigationState, event: NavigationEvent): NavigationState {
  switch (event.type) {
    case 'togglePressed':
      return { ...state, isHandled: true, isToggled: !state.isToggled, openId: null };
    case 'pointerEntered':
    case 'parentTapped':
      return { ...state, isHandled: true, openId: event.id };
    case 'linkFocused': {
      const focused = { ...state, focusedId: event.id };
      return event.isVisible ? { ...focused, isHandled: true, openId: event.id, heldId: event.id } : focused;
    }
    case 'pointerLeft':
      return { ...state, openId: state.heldId };
    case 'focusLeft':
      return { ...state, openId: null, focusedId: null, heldId: null };
    case 'escapePressed':
      // The submenu first, the menu itself with the next press.
      return state.openId === null ? { ...state, isToggled: false } : { ...state, openId: null, heldId: null };
    case 'outsidePressed':
    case 'linkFollowed':
      return { ...state, isToggled: false, openId: null, heldId: null };
    default:
      return event satisfies never;
  }
}
