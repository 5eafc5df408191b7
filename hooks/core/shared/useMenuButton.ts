'use client';
import { useEffect, useId, useMemo, useState, type FocusEvent, type MouseEvent } from 'react';
import { buttonProps } from './controlProps.ts';
import type { ChangeDetails } from './createChangeDetails.ts';
import type { PropGetter } from './ElementProps.ts';
import { focusedElement } from './engine/focus.ts';
import { mergeProps } from './mergeProps.ts';
import { useControllableState } from './useControllableState.ts';
import { useDismissal } from './useDismissal.ts';
import { useElementEffect } from './useElementEffect.ts';
import { useFocusHandover } from './useFocusHandover.ts';
import { useStableCallbacks } from './useStableCallback.ts';

/** Reason for opening or closing a menu. `missing` means that the menu has become empty. */
export type MenuReason = 'menuButton' | 'escapeKey' | 'outsidePress' | 'focusOut' | 'missing' | 'imperative';

export interface UseMenuButtonResult<TReason extends string> {
  readonly isOpen: boolean;
  /** Opens the menu. Returns `true` if it was closed and has content, and the change was not canceled. */
  open(reason?: TReason | MenuReason, event?: Event): boolean;
  close(reason?: TReason | MenuReason, event?: Event): void;
  readonly getMenuButtonProps: PropGetter<'button'>;
  readonly getMenuProps: PropGetter<'div'>;
  /** The menu's button, for `useAnchored`. `null` until the menu is first opened. */
  readonly menuButtonElement: HTMLButtonElement | null;
  /** Returns an element in the menu, or the menu's button if the menu is not mounted or empty. */
  readonly findNear: () => Element | null;
}

export interface UseMenuButtonOptions<TReason extends string = never> {
  /** Accessible name of the button and of the menu. */
  readonly label: string;
  readonly isOpen?: boolean | undefined;
  readonly onOpenChange?: ((isOpen: boolean, details: ChangeDetails<TReason | MenuReason>) => void) | undefined;
  /** Whether the menu is available. If `false`, the button is disabled. @default true */
  readonly enabled?: boolean | undefined;
}

/**
 * Manages a button and its menu or panel. It closes on Escape, on a click outside, when focus leaves it, or when it
 * becomes unavailable. Inside a dialog, Escape closes the menu but not the dialog. Focus then returns to the button.
 *
 * ```tsx
 * const menu = useMenuButton({ label: 'Details' });
 * <button {...menu.getMenuButtonProps()}>…</button>
 * {menu.isOpen && <div {...menu.getMenuProps()}>…</div>}
 * ```
 */
export function useMenuButton<TReason extends string = never>({
  enabled: isAvailable = true,
  label,
  ...options
}: UseMenuButtonOptions<TReason>): UseMenuButtonResult<TReason> {
  const id = useId();
  const [isOpenRequested, request] = useControllableState<boolean, TReason | MenuReason>({
    name: 'isOpen',
    value: options.isOpen,
    defaultValue: false,
    onChange: options.onOpenChange,
  });
  const isOpen = isOpenRequested && isAvailable;
  const { parts, menuButtonElement, setShownButton, setButton } = useMenuParts(isOpen);
  const { open, close } = useStableCallbacks({
    open(reason: TReason | MenuReason = 'imperative', event?: Event) {
      const isOpened = isAvailable && request(true, reason, event);
      if (isOpened) setShownButton(parts.button);
      return isOpened;
    },
    close: (reason: TReason | MenuReason = 'imperative', event?: Event) => void request(false, reason, event),
  });
  useEffect(() => {
    if (!isAvailable) close('missing');
  }, [isAvailable, close]);

  useDismissal({
    isOpen,
    isInside: parts.isInside,
    onDismiss(reason, event) {
      if (reason === 'escapeKey') parts.returnFocus();
      close(reason, event);
    },
  });
  // Focus returns to the button no matter how the menu closes, even if code closes it.
  const handover = useFocusHandover(() => (isAvailable ? parts.button : null));
  const getters = useMemo<Pick<UseMenuButtonResult<TReason>, 'getMenuButtonProps' | 'getMenuProps'>>(() => {
    const toggle = (event: MouseEvent) => (isOpen ? close : open)('menuButton', event.nativeEvent);
    const handleBlur = ({ relatedTarget, nativeEvent }: FocusEvent) => {
      if (relatedTarget && !parts.isInside(relatedTarget)) close('focusOut', nativeEvent);
    };
    const button = {
      ...buttonProps(label, toggle, !isAvailable),
      ref: setButton,
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? id : undefined,
      'data-menu-open': isOpen ? '' : undefined,
      onBlur: handleBlur,
    };
    const handleMenuBlur = (event: FocusEvent) => {
      handover.onBlur();
      handleBlur(event);
    };
    const menu = { ref: parts.setMenu, id, role: 'group', 'aria-label': label, onFocus: handover.onFocus };
    return {
      getMenuButtonProps: (props) => mergeProps(button, props),
      getMenuProps: (props) => mergeProps({ ...menu, onBlur: handleMenuBlur }, props),
    };
  }, [id, label, isOpen, isAvailable, open, close, setButton, parts, handover]);

  return { isOpen, open, close, ...getters, menuButtonElement, findNear: parts.findNear };
}

/**
 * Keeps track of the button element and the menu element. The button is stored in state only when the menu first opens,
 * because storing it on mount would cause an extra render.
 */
function useMenuParts(isOpen: boolean) {
  const [menuButtonElement, setShownButton] = useState<HTMLButtonElement | null>(null);
  const [parts] = useState(() => createMenuParts(setShownButton));
  const setButton = useElementEffect(isOpen, parts.attachButton);
  return { parts, menuButtonElement, setShownButton, setButton };
}

function createMenuParts(onShownButton: (button: HTMLButtonElement) => void) {
  let menu: HTMLElement | null = null;
  let button: HTMLButtonElement | null = null;
  const isInside = (node: EventTarget | null) =>
    node instanceof Node && (menu?.contains(node) === true || button?.contains(node) === true);
  return {
    get button() {
      return button;
    },
    setMenu(element: HTMLElement | null) {
      menu = element;
    },
    attachButton(element: HTMLButtonElement, isOpen: boolean) {
      button = element;
      if (isOpen) onShownButton(element);
      return () => {
        button = null;
      };
    },
    isInside,
    findNear: () => menu?.firstElementChild ?? button,
    /** Moves focus from the menu to its button. */
    returnFocus() {
      if (isInside(focusedElement(document))) button?.focus();
    },
  };
}
