'use client';
import { useEffect, useId, useMemo, useState } from 'react';
import type { FocusEvent, MouseEvent } from 'react';
import { focusedElement } from '../shared/engine/focus.ts';
import { buttonProps } from '../shared/controlProps.ts';
import { mergeProps } from '../shared/mergeProps.ts';
import { useControllableState } from '../shared/useControllableState.ts';
import { useDismissal } from '../shared/useDismissal.ts';
import { useElementEffect } from '../shared/useElementEffect.ts';
import { useFocusHandover } from '../shared/useFocusHandover.ts';
import { useStableCallbacks } from '../shared/useStableCallback.ts';
import type { ShareMenuReason, UseShareOptions, UseShareResult } from './types.ts';

export interface ShareMenu extends Pick<
  UseShareResult,
  'isOpen' | 'open' | 'close' | 'getMenuButtonProps' | 'getMenuProps' | 'menuButtonElement'
> {
  /** Returns an element of the menu, or the button. */
  readonly findNear: () => Element | null;
}

export interface UseShareMenuOptions extends Pick<UseShareOptions, 'isOpen' | 'onOpenChange'> {
  readonly isAvailable: boolean;
  readonly label: string;
}

/** A button and its menu. The menu closes on Escape, on a press outside, when focus leaves it, and when there is nothing to share. */
export function useShareMenu({ isAvailable, label, ...options }: UseShareMenuOptions): ShareMenu {
  const id = useId();
  const [isOpenRequested, request] = useControllableState<boolean, ShareMenuReason>({
    name: 'isOpen',
    value: options.isOpen,
    defaultValue: false,
    onChange: options.onOpenChange,
  });
  const isOpen = isOpenRequested && isAvailable;
  const { parts, menuButtonElement, setShownButton, setButton } = useMenuParts(isOpen);
  const { open, close } = useStableCallbacks({
    open(reason: ShareMenuReason = 'imperative', event?: Event) {
      const isOpened = isAvailable && request(true, reason, event);
      if (isOpened) setShownButton(parts.button);
      return isOpened;
    },
    close: (reason: ShareMenuReason = 'imperative', event?: Event) => void request(false, reason, event),
  });
  useEffect(() => {
    if (!isAvailable) close('missing');
  }, [isAvailable, close]);

  const { isInside } = parts;
  useDismissal({
    isOpen,
    element: menuButtonElement,
    isInside,
    onDismiss(reason, event) {
      const { button } = parts;
      if (reason === 'escapeKey' && isInside(focusedElement(document, button))) button?.focus();
      close(reason, event);
    },
  });

  // However it closes, also imperatively.
  const handover = useFocusHandover(() => parts.button);
  const getters = useMemo<Pick<ShareMenu, 'getMenuButtonProps' | 'getMenuProps'>>(() => {
    const toggle = (event: MouseEvent) => (isOpen ? close : open)('menuButton', event.nativeEvent);
    const handleBlur = ({ relatedTarget, nativeEvent }: FocusEvent) => {
      if (relatedTarget && !parts.isInside(relatedTarget)) close('focusOut', nativeEvent);
    };
    const button = {
      ...buttonProps(label, toggle, !isAvailable),
      ref: setButton,
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? id : undefined,
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

/** The elements of button and menu. The button becomes state only while the menu is open, so that nothing renders for it before. */
function useMenuParts(isOpen: boolean) {
  const [menuButtonElement, setShownButton] = useState<HTMLButtonElement | null>(null);
  const [parts] = useState(() => createMenuParts(setShownButton));
  const setButton = useElementEffect(isOpen, parts.attachButton);
  return { parts, menuButtonElement, setShownButton, setButton };
}

function createMenuParts(onShownButton: (button: HTMLButtonElement) => void) {
  let menu: HTMLElement | null = null;
  let button: HTMLButtonElement | null = null;
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
    isInside: (node: EventTarget | null) =>
      node instanceof Node && (menu?.contains(node) === true || button?.contains(node) === true),
    findNear: () => menu?.firstElementChild ?? button,
  };
}
