'use client';
import { useEffect, useId, useMemo, useState } from 'react';
import type { FocusEvent, MouseEvent } from 'react';
import { focusedElement } from '../shared/activeElementAround.ts';
import { buttonProps } from '../shared/buttonProps.ts';
import { mergeProps } from '../shared/mergeProps.ts';
import { useControllableState } from '../shared/useControllableState.ts';
import { useDismissal } from '../shared/useDismissal.ts';
import { useFocusHandover } from '../shared/useFocusHandover.ts';
import { useStableCallback } from '../shared/useStableCallback.ts';
import type { ShareMenuReason, UseShareOptions, UseShareResult } from './types.ts';

export interface ShareMenu extends Pick<
  UseShareResult,
  'isOpen' | 'open' | 'close' | 'getMenuButtonProps' | 'getMenuProps' | 'menuButtonElement'
> {
  readonly menuElement: HTMLDivElement | null;
}

export interface UseShareMenuOptions extends Pick<UseShareOptions, 'isOpen' | 'onOpenChange'> {
  readonly isAvailable: boolean;
  readonly label: string;
}

/** A button and what it opens: closed by Escape, a press outside, focus that goes elsewhere, and where nothing is left to share. */
export function useShareMenu({ isAvailable, label, ...options }: UseShareMenuOptions): ShareMenu {
  const id = useId();
  const [menuButtonElement, setButtonElement] = useState<HTMLButtonElement | null>(null);
  const [menuElement, setMenuElement] = useState<HTMLDivElement | null>(null);
  const [isWanted, request] = useControllableState<boolean, ShareMenuReason>({
    name: 'isOpen',
    value: options.isOpen,
    defaultValue: false,
    onChange: options.onOpenChange,
  });
  const isOpen = isWanted && isAvailable;
  const open = useStableCallback((reason: ShareMenuReason = 'imperative', event?: Event) => {
    return isAvailable && request(true, reason, event);
  });
  const close = useStableCallback((reason: ShareMenuReason = 'imperative', event?: Event) => {
    request(false, reason, event);
  });
  useEffect(() => {
    if (!isAvailable) close('missing');
  }, [isAvailable, close]);

  const isInside = useStableCallback(
    (node: EventTarget | null) =>
      node instanceof Node && (menuElement?.contains(node) === true || menuButtonElement?.contains(node) === true),
  );
  useDismissal({
    isOpen,
    element: menuButtonElement,
    isInside,
    onDismiss(reason, event) {
      if (reason === 'escapeKey' && isInside(focusedElement(document, menuButtonElement))) menuButtonElement?.focus();
      close(reason, event);
    },
  });

  // Whichever way it closes, by a program too.
  const handover = useFocusHandover(() => menuButtonElement);
  const getters = useMemo<Pick<ShareMenu, 'getMenuButtonProps' | 'getMenuProps'>>(() => {
    const toggle = (event: MouseEvent) => (isOpen ? close : open)('menuButton', event.nativeEvent);
    const handleBlur = ({ relatedTarget, nativeEvent }: FocusEvent) => {
      if (relatedTarget && !isInside(relatedTarget)) close('focusOut', nativeEvent);
    };
    const button = {
      ...buttonProps(label, toggle, !isAvailable),
      ref: setButtonElement,
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? id : undefined,
      onBlur: handleBlur,
    };
    const handleMenuBlur = (event: FocusEvent) => {
      handover.onBlur();
      handleBlur(event);
    };
    const menu = { ref: setMenuElement, id, role: 'group', 'aria-label': label, onFocus: handover.onFocus };
    return {
      getMenuButtonProps: (props) => mergeProps(button, props),
      getMenuProps: (props) => mergeProps({ ...menu, onBlur: handleMenuBlur }, props),
    };
  }, [id, label, isOpen, isAvailable, open, close, isInside, handover]);

  return { isOpen, open, close, ...getters, menuButtonElement, menuElement };
}
