/** The status of a sidebar. */
export type SidebarStatus = 'closed' | 'opening' | 'open' | 'closing';

/** The state of the sidebars. At most one is on the page. While it closes, another may wait. */
export interface SidebarsState<TName extends string = string> {
  /** The sidebar on the page, whether it is moving or not. */
  readonly shown: TName | null;
  readonly phase: 'opening' | 'open' | 'closing';
  /** The sidebar to be open in the end; null for none. */
  readonly wanted: TName | null;
  /** The sidebars that are or were on the page. */
  readonly opened: ReadonlySet<TName>;
}

export type SidebarsEvent<TName extends string = string> =
  | { readonly type: 'wantedChanged'; readonly wanted: TName | null }
  /** The movement of the sidebar on the page has ended. */
  | { readonly type: 'motionEnded' };

/** Returns the initial state. A sidebar that is wanted from the start is open without an animation. */
export function initialSidebars<TName extends string>(wanted: TName | null): SidebarsState<TName> {
  return { ...shownNow(new Set(), wanted), phase: 'open', wanted };
}

function shownNow<TName extends string>(
  opened: ReadonlySet<TName>,
  shown: TName | null,
): Pick<SidebarsState<TName>, 'shown' | 'opened'> {
  return { shown, opened: shown === null || opened.has(shown) ? opened : new Set(opened).add(shown) };
}

/** Applies an event to the sidebars: the one on the page closes first, then the other one opens. */
export function sidebarsReducer<TName extends string>(
  state: SidebarsState<TName>,
  event: SidebarsEvent<TName>,
): SidebarsState<TName> {
  if (event.type === 'wantedChanged') {
    const { wanted } = event;
    if (state.shown === null) return { ...shownNow(state.opened, wanted), phase: 'opening', wanted };
    if (state.shown !== wanted) return { ...state, phase: 'closing', wanted };
    // A closing sidebar reopens from its current position.
    return { ...state, phase: state.phase === 'closing' ? 'opening' : state.phase, wanted };
  }
  if (state.phase === 'closing') return { ...state, ...shownNow(state.opened, state.wanted), phase: 'opening' };
  return { ...state, phase: 'open' };
}

/** Returns the status of the sidebar with this name. */
export function sidebarStatus<TName extends string>(state: SidebarsState<TName>, name: TName): SidebarStatus {
  return state.shown === name ? state.phase : 'closed';
}
