'use client';
import type { Dispatch } from 'react';
import { hasFocusWithin } from '../shared/engine/activeElementAround.ts';
import { useDismissal } from '../shared/useDismissal.ts';
import type { NavigationEvent } from './navigationReducer.ts';
import type { OpenSubmenu } from './types.ts';
import type { NavigationTree } from './useNavigationTree.ts';

export interface UseNavigationDismissalOptions {
  readonly isToggled: boolean;
  readonly openSubmenus: readonly OpenSubmenu[];
  readonly tree: NavigationTree;
  /** The menu. */
  readonly element: HTMLElement | null;
  readonly dispatch: Dispatch<NavigationEvent>;
}

/** Focus that is in what closes goes to what opened it, before it closes: hidden, it would be lost. */
function moveFocusOut(closing: HTMLElement | null, opener: HTMLElement | null): void {
  if (closing && hasFocusWithin(closing)) opener?.focus();
}

/** Escape closes the innermost of what is open, a press outside all of it. */
export function useNavigationDismissal(options: UseNavigationDismissalOptions): void {
  const { isToggled, openSubmenus, tree, element, dispatch } = options;
  const handleEscape = () => {
    const innermost = openSubmenus.at(-1);
    if (innermost) moveFocusOut(innermost.submenuElement, tree.linkElements.get(innermost.id));
    else moveFocusOut(element, tree.toggleElement.current);
    dispatch({ type: 'escapePressed', openIds: openSubmenus.map(({ id }) => id) });
  };
  useDismissal({
    isOpen: isToggled || openSubmenus.length > 0,
    element,
    isInside: (node) => node instanceof Node && element !== null && element.contains(node),
    onDismiss: (reason) => (reason === 'escapeKey' ? handleEscape() : dispatch({ type: 'outsidePressed' })),
  });
}
