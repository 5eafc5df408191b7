'use client';
import { useEffect, useReducer, useState, type Dispatch } from 'react';
import { hasFocusWithin } from '../../core/shared/engine/focus.ts';
import { useCustomProperties } from '../../core/shared/useElementEffect.ts';
import { useDismissal } from '../../core/shared/useDismissal.ts';
import { useLabels } from '../../core/shared/useLabels.ts';
import { useStableCallback } from '../../core/shared/useStableCallback.ts';
import { SUBMENU_SLIDE_MS } from './constants.ts';
import { NAVIGATION_LABELS } from './labels.ts';
import { CLOSED_NAVIGATION, navigationReducer, type NavigationEvent } from './navigationReducer.ts';
import type { OpenSubmenu, UseSiteNavigationOptions, UseSiteNavigationResult } from './types.ts';
import { useNavigationGetters } from './useNavigationGetters.ts';
import { useNavigationTree, type NavigationTree } from './useNavigationTree.ts';
import { useSubmenuHover } from './useSubmenuHover.ts';

/**
 * Manages a site menu with submenus that works with the pointer, the keyboard and touch. Until the script runs,
 * stylesheets open submenus with `:hover` and `:focus-within`.
 *
 * @example
 * const navigation = useSiteNavigation({ items });
 * <nav {...navigation.getNavigationProps({ 'aria-label': 'Main' })}>
 *   <ul {...navigation.getListProps()}>…</ul>
 * </nav>
 */
export function useSiteNavigation({
  items,
  durationMs = SUBMENU_SLIDE_MS,
  labels: ownLabels,
  enabled = true,
}: UseSiteNavigationOptions): UseSiteNavigationResult {
  const labels = useLabels(NAVIGATION_LABELS, ownLabels);
  const tree = useNavigationTree(items);
  const [state, dispatch] = useReducer(navigationReducer, CLOSED_NAVIGATION);
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [shouldLoad, setShouldLoad] = useState(false);
  useCustomProperties(element, { '--loggia-submenu-duration': `${durationMs}ms` });

  const openIds = tree.pathOf(enabled ? state.openId : null).filter((id) => tree.parents.has(id));
  const openSubmenus = tree.submenusOf(openIds);
  const isToggled = enabled && state.isToggled;

  useNavigationDismissal({ isToggled, openSubmenus, tree, element, dispatch });
  // Before the script ran, stylesheets may have opened a collapsed menu because it has focus.
  const adopt = useStableCallback((menu: HTMLElement) => {
    const hasButton = (tree.toggleElement.current?.getClientRects().length ?? 0) > 0;
    if (hasButton && hasFocusWithin(menu)) dispatch({ type: 'foundUnfolded' });
  });
  useEffect(() => {
    if (element) adopt(element);
  }, [element, adopt]);
  const hover = useSubmenuHover({
    enabled,
    openSubmenu: openSubmenus.at(-1),
    onHover: (id) => dispatch(id === null ? { type: 'pointerLeft' } : { type: 'pointerEntered', id }),
  });
  const close = useStableCallback(() => dispatch({ type: 'linkFollowed' }));
  const toggle = useStableCallback(() => dispatch({ type: 'togglePressed' }));
  const noteInterest = useStableCallback(() => setShouldLoad(true));
  const isOpen = (id: string): boolean => openIds.includes(id);
  const seen = { enabled, isToggled, openIds, focusedIds: tree.pathOf(enabled ? state.focusedId : null) };
  const getters = useNavigationGetters({
    items,
    tree,
    seen: { ...seen, isHandled: enabled && state.isHandled },
    dispatch,
    labels,
    hover,
    noteInterest,
    toggle,
    setElement,
  });
  return { isToggled, shouldLoad: enabled && shouldLoad, isOpen, openSubmenus, toggle, close, ...getters, labels };
}

interface UseNavigationDismissalOptions {
  readonly isToggled: boolean;
  readonly openSubmenus: readonly OpenSubmenu[];
  readonly tree: NavigationTree;
  /** The menu element. */
  readonly element: HTMLElement | null;
  readonly dispatch: Dispatch<NavigationEvent>;
}

/**
 * Moves focus from an element that is about to close to its opener. Otherwise, focus would be lost when the element is
 * hidden.
 */
function moveFocusOut(closing: HTMLElement | null, opener: HTMLElement | null): void {
  if (closing && hasFocusWithin(closing)) opener?.focus();
}

/** Closes the innermost open submenu on Escape, and everything that is open on a press outside the menu. */
function useNavigationDismissal(options: UseNavigationDismissalOptions): void {
  const { isToggled, openSubmenus, tree, element, dispatch } = options;
  const handleEscape = () => {
    const innermost = openSubmenus.at(-1);
    if (innermost) moveFocusOut(innermost.submenuElement, tree.linkElements.get(innermost.id));
    else moveFocusOut(element, tree.toggleElement.current);
    dispatch({ type: 'escapePressed', openIds: openSubmenus.map(({ id }) => id) });
  };
  useDismissal({
    isOpen: isToggled || openSubmenus.length > 0,
    isInside: (node) => node instanceof Node && element !== null && element.contains(node),
    onDismiss: (reason) => (reason === 'escapeKey' ? handleEscape() : dispatch({ type: 'outsidePressed' })),
  });
}
