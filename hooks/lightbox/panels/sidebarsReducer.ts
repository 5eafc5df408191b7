/** Status of a sidebar. */
export type SidebarStatus = 'closed' | 'opening' | 'open' | 'closing';

/** The state of the sidebars. At most one sidebar is visible. While it closes, another may be waiting to open. */
export interface SidebarsState<TName extends string = string> {
  /** The sidebar that is visible or animating. */
  readonly shown: TName | null;
  readonly phase: 'opening' | 'open' | 'closing';
  /** The sidebar to show once all animations have ended, or `null` for none. */
  readonly wanted: TName | null;
  /** The sidebars that are or have been visible. */
  readonly opened: ReadonlySet<TName>;
}

export type SidebarsEvent<TName extends string = string> =
  | { readonly type: 'wantedChanged'; readonly wanted: TName | null }
  /** The animation of the visible sidebar has ended. */
  | { readonly type: 'motionEnded' };

/** Returns the initial state. A sidebar that is open from the start is not animated. */
export function initialSidebars<TName extends string>(wanted: TName | null): SidebarsState<TName> {
  return { ...shownNow(new Set(), wanted), phase: 'open', wanted };
}

function shownNow<TName extends string>(
  opened: ReadonlySet<TName>,
  shown: TName | null,
): Pick<SidebarsState<TName>, 'shown' | 'opened'> {
  return { shown, opened: shown === null || opened.has(shown) ? opened : new Set(opened).add(shown) };
}

/** Returns the next state of the sidebars. The visible sidebar closes before another one opens. */
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

/** Returns the status of a sidebar. */
export function sidebarStatus<TName extends string>(state: SidebarsState<TName>, name: TName): SidebarStatus {
  return state.shown === name ? state.phase : 'closed';
}
