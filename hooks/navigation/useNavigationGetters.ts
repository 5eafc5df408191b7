'use client';
import { useId, useRef, useSyncExternalStore } from 'react';
import type { Dispatch, FocusEvent, MouseEvent, PointerEvent, RefCallback } from 'react';
import { buttonProps, isPlainActivation } from '../shared/controlProps.ts';
import { mergeProps } from '../shared/mergeProps.ts';
import { safeHref } from '../shared/addresses.ts';
import type { NavigationLabels } from './labels.ts';
import type { NavigationEvent } from './navigationReducer.ts';
import type { NavigationItem, UseSiteNavigationResult } from './types.ts';
import type { NavigationTree } from './useNavigationTree.ts';
import { isTouch } from './useSubmenuHover.ts';
import type { SubmenuHover } from './useSubmenuHover.ts';

/** The visible state of a menu. */
interface VisibleNavigation {
  readonly enabled: boolean;
  readonly isHandled: boolean;
  readonly isToggled: boolean;
  readonly openIds: readonly string[];
  /** The item that has focus, and its ancestors. */
  readonly focusedIds: readonly string[];
}

interface NavigationGettersOptions {
  readonly items: readonly NavigationItem[];
  readonly tree: NavigationTree;
  readonly seen: VisibleNavigation;
  readonly dispatch: Dispatch<NavigationEvent>;
  readonly labels: NavigationLabels;
  readonly hover: SubmenuHover;
  /** The visitor is likely to open a submenu: load its code. */
  readonly noteInterest: () => void;
  readonly toggle: () => void;
  readonly setElement: RefCallback<HTMLElement>;
}

type NavigationGetters = Pick<
  UseSiteNavigationResult,
  | 'getNavigationProps'
  | 'getToggleProps'
  | 'getListProps'
  | 'getItemProps'
  | 'getLinkProps'
  | 'getSubmenuProps'
  | 'isButton'
  | 'getButtonProps'
>;

const flag = (isSet: boolean) => (isSet ? '' : undefined);

const subscribe = () => () => undefined;

/** The getters of the elements around a menu's items. */
function useFrameGetters(
  options: NavigationGettersOptions,
  isClient: boolean,
): Omit<NavigationGetters, `get${'Item' | 'Link' | 'Button' | 'Submenu'}Props` | 'isButton'> {
  const { seen, hover, noteInterest, dispatch, labels } = options;
  const listId = useId();
  return {
    getNavigationProps: (props) =>
      mergeProps(
        {
          ref: options.setElement,
          'data-toggled': flag(seen.isToggled),
          'data-ready': flag(seen.isHandled),
          onPointerEnter: noteInterest,
          // Before the click: otherwise a tap's `:hover` opens a submenu, and Safari suppresses the click.
          onPointerDown: (event: PointerEvent) => {
            if (isTouch(event)) dispatch({ type: 'fingerCame' });
          },
          onPointerMove: hover.move,
          onPointerLeave: hover.leave,
          onFocus: noteInterest,
          onBlur: (event: FocusEvent) => {
            if (!event.currentTarget.contains(event.relatedTarget)) dispatch({ type: 'focusLeft' });
          },
        },
        props,
      ),
    getToggleProps: (props) =>
      mergeProps(
        {
          ...buttonProps(labels.menu, options.toggle),
          ref: options.tree.toggleElement,
          // With it, Safari focuses a pressed button. Before the script runs, focus opens the menu.
          tabIndex: 0,
          // Only a script can keep it up to date. Its presence tells style sheets that the script runs.
          'aria-expanded': isClient ? seen.isToggled : undefined,
          'aria-controls': listId,
          hidden: options.items.length === 0,
        },
        props,
      ),
    getListProps: (props) => mergeProps({ id: listId }, props),
  };
}

/** The item that a finger or a pen has pressed, and whether its submenu was open before the press moved focus there. */
interface FingerPress {
  readonly id: string;
  readonly wasOpen: boolean;
}

const fingerPress = (id: string, wasOpen: boolean, event: PointerEvent): FingerPress | null =>
  isTouch(event) ? { id, wasOpen } : null;

/** The getter of a parent without a target. */
function useButtonGetter(
  { tree, seen, dispatch }: NavigationGettersOptions,
  isClient: boolean,
): NavigationGetters['getButtonProps'] {
  const finger = useRef<FingerPress | null>(null);
  const isOpen = (id: string) => seen.openIds.includes(id);
  const handleButtonClick = (id: string, { detail }: MouseEvent) => {
    const pressed = finger.current;
    finger.current = null;
    if (!seen.enabled) return;
    // A mouse has opened it by hovering, so its click must not close it.
    const isTap = pressed?.id === id && detail > 0;
    const closes = detail === 0 ? isOpen(id) : isTap && pressed.wasOpen;
    dispatch(closes ? { type: 'parentClosed', openIds: tree.pathOf(id) } : { type: 'parentTapped', id });
  };
  return ({ item: { id, isCurrent }, ...props }) =>
    mergeProps(
      {
        ref: tree.linkElements.refFor(id),
        type: 'button' as const,
        'aria-current': isCurrent ? ('page' as const) : undefined,
        'aria-expanded': isClient && seen.enabled ? isOpen(id) : undefined,
        onPointerDown: (event: PointerEvent) => void (finger.current = fingerPress(id, isOpen(id), event)),
        onFocus: ({ currentTarget }: FocusEvent) =>
          dispatch({ type: 'linkFocused', id, isVisible: currentTarget.matches(':focus-visible') }),
        onClick: (event: MouseEvent) => handleButtonClick(id, event),
      },
      props,
    );
}

/** The getters of a menu. */
export function useNavigationGetters(options: NavigationGettersOptions): NavigationGetters {
  const { tree, seen, dispatch, hover } = options;
  const isClient = useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
  const frame = useFrameGetters(options, isClient);
  const getButtonProps = useButtonGetter(options, isClient);
  const finger = useRef<FingerPress | null>(null);
  const isOpen = (id: string) => seen.openIds.includes(id);

  const handleClick = (id: string, event: MouseEvent) => {
    const pressed = finger.current;
    finger.current = null;
    if (!seen.enabled || !isPlainActivation(event)) return;
    // A press that became a scroll has no click. The next click may come from the keyboard, whose `detail` is 0.
    const isTap = pressed?.id === id && event.detail > 0;
    if (isTap && tree.parents.has(id) && !pressed.wasOpen) {
      event.preventDefault();
      dispatch({ type: 'parentTapped', id });
    } else dispatch({ type: 'linkFollowed' });
  };

  return {
    ...frame,
    isButton,
    getButtonProps,
    getItemProps: ({ item: { id }, ...props }) =>
      mergeProps(
        {
          ref: tree.itemElements.refFor(id),
          'data-parent': flag(tree.parents.has(id)),
          'data-open': flag(isOpen(id)),
          'data-focused': flag(seen.focusedIds.includes(id)),
          onPointerEnter: (event: PointerEvent) => hover.enter(id, event),
        },
        props,
      ),
    getLinkProps: ({ item: { id, href, isCurrent }, ...props }) =>
      mergeProps(
        {
          ref: tree.linkElements.refFor(id),
          href: safeHref(href),
          'aria-current': isCurrent ? ('page' as const) : undefined,
          'aria-expanded': tree.parents.has(id) && isClient && seen.enabled ? isOpen(id) : undefined,
          onPointerDown: (event: PointerEvent) => void (finger.current = fingerPress(id, isOpen(id), event)),
          onFocus: ({ currentTarget }: FocusEvent) =>
            dispatch({ type: 'linkFocused', id, isVisible: currentTarget.matches(':focus-visible') }),
          onClick: (event: MouseEvent) => handleClick(id, event),
        },
        props,
      ),
    getSubmenuProps: ({ item: { id }, ...props }) =>
      mergeProps({ ref: tree.submenuElements.refFor(id), 'data-open': flag(isOpen(id)) }, props),
  };
}

/** Whether an address leads somewhere: an empty one, `#` and `javascript:` do not. */
const leadsSomewhere = (href: string | undefined): boolean =>
  safeHref(href) !== undefined && !['', '#'].includes((href ?? '').trim());

/** Whether an item only opens what is below it: it has items, and no address that leads somewhere. */
const isButton = ({ href, items = [] }: NavigationItem): boolean => items.length > 0 && !leadsSomewhere(href);
