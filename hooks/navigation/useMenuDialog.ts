'use client';
import { useEffect, useState } from 'react';
import type { MouseEvent } from 'react';
import { useLightboxDialog } from '../lightbox/useLightboxDialog.ts';
import type { LightboxDialog } from '../lightbox/useLightboxDialog.ts';
import type { LightboxFocus } from '../lightbox/useLightboxFocus.ts';
import { focusedElement } from '../shared/engine/activeElementAround.ts';
import { containsComposed } from '../shared/engine/composedTree.ts';
import { isPlainActivation } from '../shared/isPlainActivation.ts';
import { useLatestRef } from '../shared/useLatestRef.ts';
import { useStableCallback } from '../shared/useStableCallback.ts';
import type { OffCanvasReason } from './types.ts';

export interface MenuDialog {
  setBurger(element: HTMLElement | null): void;
  readonly menuProps: LightboxDialog['dialogProps'] & {
    readonly tabIndex: number;
    readonly 'data-open': '' | undefined;
  };
}

/** Where focus goes when the menu is closed: back to the burger, unless the visitor has taken it elsewhere. */
function createFocus(burger: { readonly current: HTMLElement | null }): LightboxFocus {
  return {
    rememberOpener: () => undefined,
    prepareOpening: () => undefined,
    prepareReturn(dialog) {
      const focused = focusedElement(dialog.ownerDocument, dialog);
      const isOurs = focused === null || containsComposed(dialog, focused);
      return () => {
        if (isOurs) burger.current?.focus({ preventScroll: true });
      };
    },
  };
}

/** Tells when the window becomes wider or narrower. A phone's bars that come and go change its height only. */
function watchWidth(onChange: (event: Event) => void): () => void {
  let width = window.innerWidth;
  const handleResize = (event: Event): void => {
    if (window.innerWidth === width) return;
    width = window.innerWidth;
    onChange(event);
  };
  window.addEventListener('resize', handleResize);
  return () => window.removeEventListener('resize', handleResize);
}

/** Whether the link is followed in this tab. */
function isFollowedHere({ target }: HTMLAnchorElement, event: MouseEvent): boolean {
  return !event.defaultPrevented && isPlainActivation(event) && (target === '' || target === '_self');
}

/** Whether a press on the dialog was beside it, on its backdrop: around its links it is a dialog, too. */
function isBeside({ clientX, clientY, currentTarget }: MouseEvent): boolean {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}

/** The dialog of the off-canvas menu: that of the lightbox, closed by a new width and by a followed link, too. */
export function useMenuDialog(isOpen: boolean, dismiss: (reason: OffCanvasReason, event?: Event) => void): MenuDialog {
  const [burger, setBurger] = useState<HTMLElement | null>(null);
  const latestBurger = useLatestRef(burger);
  const [focus] = useState(() => createFocus(latestBurger));
  const { dialogProps } = useLightboxDialog({
    isPresent: isOpen,
    isShown: isOpen,
    focus,
    close: (reason, event) => dismiss(reason === 'outsidePress' ? reason : 'escapeKey', event),
  });
  useEffect(() => (isOpen ? watchWidth((event) => dismiss('resize', event)) : undefined), [isOpen, dismiss]);

  const onClick = useStableCallback((event: MouseEvent<HTMLDialogElement>) => {
    if (isBeside(event)) dialogProps.onClick(event);
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
    if (link && isFollowedHere(link, event)) dismiss('link', event.nativeEvent);
  });
  const menuProps = { ...dialogProps, onClick, tabIndex: -1, 'data-open': isOpen ? ('' as const) : undefined };
  return { setBurger, menuProps };
}
