'use client';
import {
  useId,
  useRef,
  useSyncExternalStore,
  type Dispatch,
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
  type RefCallback,
} from 'react';
import { buttonProps, isPlainActivation } from '../../core/shared/controlProps.ts';
import { mergeProps } from '../../core/shared/mergeProps.ts';
import { safeHref } from '../../core/shared/urls.ts';
import type { NavigationLabels } from './labels.ts';
import type { NavigationEvent } from './navigationReducer.ts';
import type { NavigationItem, UseSiteNavigationResult } from './types.ts';
import type { NavigationTree } from './useNavigationTree.ts';
import { isTouch, type SubmenuHover } from './useSubmenuHover.ts';

/** The part of the menu that is currently visible. */
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
  /** Called when the user is likely to open a submenu, so that its code can be loaded. */
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

/** Creates the prop getters for the elements around the items. */
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
          // This runs before the click. Otherwise, the `:hover` caused by a tap would open a submenu, and Safari would
          // suppress the click.
          onPointerDown: (event: PointerEvent) => {
            if (isTouch(event)) dispatch({ type: 'touchStarted' });
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
          // This makes Safari focus the clicked button. Until the script runs, focus opens the menu.
          tabIndex: 0,
          // Only a script can keep this attribute up to date. Its presence tells stylesheets that the script is
          // running.
          'aria-expanded': isClient ? seen.isToggled : undefined,
          'aria-controls': listId,
          hidden: options.items.length === 0,
        },
        props,
      ),
    getListProps: (props) => mergeProps({ id: listId }, props),
  };
}

/** The item pressed by touch or pen, and whether its submenu was open before the press moved focus to it. */
interface FingerPress {
  readonly id: string;
  readonly wasOpen: boolean;
}

const fingerPress = (id: string, wasOpen: boolean, event: PointerEvent): FingerPress | null =>
  isTouch(event) ? { id, wasOpen } : null;

/** Creates the prop getter for a parent item without a link target. */
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
    // A mouse has already opened the submenu by hovering, so a click must not close it.
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

/** Creates all of a menu's prop getters. */
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
    // A press that turned into scrolling causes no click. The next click may be triggered by the keyboard. In that
    // case, its `detail` is 0.
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

/** Whether a URL is a real link target, as opposed to an empty URL, `#` or `javascript:`. */
const leadsSomewhere = (href: string | undefined): boolean =>
  safeHref(href) !== undefined && !['', '#'].includes((href ?? '').trim());

/** Whether an item only opens its submenu: it has sub-items but no real link target. */
const isButton = ({ href, items = [] }: NavigationItem): boolean => items.length > 0 && !leadsSomewhere(href);
