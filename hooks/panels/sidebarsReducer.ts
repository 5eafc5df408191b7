/** The status of a sidebar. */
export type SidebarStatus = 'closed' | 'opening' | 'open' | 'closing';

/** At most one sidebar is on the page. While it closes, another may wait for its place. */
export interface SidebarsState<TName extends string = string> {
  /** The one that is on the page, moving or not. */
  readonly shown: TName | null;
  readonly phase: 'opening' | 'open' | 'closing';
  /** The one that is to be open in the end; null for none. */
  readonly wanted: TName | null;
  /** Those that are on the page, or were. */
  readonly opened: ReadonlySet<TName>;
}

export type SidebarsEvent<TName extends string = string> =
  | { readonly type: 'wantedChanged'; readonly wanted: TName | null }
  /** The movement of the one on the page has come to its end. */
  | { readonly type: 'motionEnded' };

/** A sidebar that is wanted from the beginning stands open; it does not come in. */
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
    // It turns round where it is.
    return { ...state, phase: state.phase === 'closing' ? 'opening' : state.phase, wanted };
  }
  if (state.phase === 'closing') return { ...state, ...shownNow(state.opened, state.wanted), phase: 'opening' };
  return { ...state, phase: 'open' };
}

/** Returns the status of the sidebar with this name. */
export function sidebarStatus<TName extends string>(state: SidebarsState<TName>, name: TName): SidebarStatus {
  return state.shown === name ? state.phase : 'closed';
}
