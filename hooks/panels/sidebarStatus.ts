import type { SidebarsState, SidebarStatus } from './sidebarsReducer.ts';

/** How far the sidebar of this name is. */
export function sidebarStatus<TName extends string>(state: SidebarsState<TName>, name: TName): SidebarStatus {
  return state.shown === name ? state.phase : 'closed';
}
