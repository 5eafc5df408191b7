export interface NavigationState {
  /** Whether this state determines which submenus are open. Until the first event, CSS `:hover` does. */
  readonly isHandled: boolean;
  /** Whether the menu is toggled on. */
  readonly isToggled: boolean;
  /** The item whose submenu is open, along with its ancestors' submenus. */
  readonly openId: string | null;
  /** The item under the pointer. */
  readonly hoveredId: string | null;
  /** The item whose link has focus. */
  readonly focusedId: string | null;
  /** The item focused by keyboard. Its submenu and those of its ancestors remain open while the pointer moves. */
  readonly heldId: string | null;
}

export type NavigationEvent =
  | { readonly type: 'togglePressed' | 'foundUnfolded' }
  | { readonly type: 'pointerEntered' | 'parentTapped'; readonly id: string }
  /** `isVisible`: whether the link was focused by keyboard (`:focus-visible`). */
  | { readonly type: 'linkFocused'; readonly id: string; readonly isVisible: boolean }
  /** `openIds`: the items with open submenus, outermost first. The last one is closed. */
  | { readonly type: 'escapePressed' | 'parentClosed'; readonly openIds: readonly string[] }
  | { readonly type: 'touchStarted' | 'pointerLeft' | 'focusLeft' | 'outsidePressed' | 'linkFollowed' };

export const CLOSED_NAVIGATION: NavigationState = {
  isHandled: false,
  isToggled: false,
  openId: null,
  hoveredId: null,
  focusedId: null,
  heldId: null,
};

const ALL_CLOSED = { isToggled: false, openId: null, hoveredId: null, heldId: null } as const;

/** Closes the innermost open submenu, or the menu if no submenu is open. */
function whenEscaped(state: NavigationState, openIds: readonly string[]): NavigationState {
  if (openIds.length === 0) return { ...state, ...ALL_CLOSED };
  const openId = openIds.at(-2) ?? null;
  return { ...state, openId, hoveredId: null, heldId: state.heldId === null ? null : openId };
}

/** Returns the next navigation state. Only one branch of the tree is open at a time. */
export function navigationReducer(state: NavigationState, event: NavigationEvent): NavigationState {
  switch (event.type) {
    case 'togglePressed':
      return { ...state, isHandled: true, isToggled: !state.isToggled, openId: null };
    case 'foundUnfolded':
      return { ...state, isToggled: true };
    case 'touchStarted':
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
