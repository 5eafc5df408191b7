'use client';
import { useRef, useState } from 'react';
import type { PointerEvent, SyntheticEvent, MouseEvent } from 'react';
import { useIsomorphicLayoutEffect } from '../shared/useIsomorphicLayoutEffect.ts';
import { useScrollLock } from '../shared/useScrollLock.ts';
import { useStableCallback } from '../shared/useStableCallback.ts';
import { useTimeout } from '../shared/useTimeout.ts';
import type { UseLightboxResult } from './types.ts';
import { useEscapeClaim } from './useEscapeClaim.ts';
import { noteReactRoot, useStoppedKeys } from './useStoppedKeys.ts';
import type { LightboxFocus } from './useLightboxFocus.ts';

export interface UseLightboxDialogOptions extends Pick<UseLightboxResult, 'close'> {
  readonly isPresent: boolean;
  /** Present and not closing. */
  readonly isShown: boolean;
  readonly focus: LightboxFocus;
}

export interface LightboxDialog {
  readonly dialogElement: HTMLDialogElement | null;
  readonly dialogProps: {
    ref(element: HTMLDialogElement | null): void;
    onKeyDownCapture(event: SyntheticEvent<HTMLDialogElement>): void;
    onCancel(event: SyntheticEvent<HTMLDialogElement>): void;
    onClose(event: SyntheticEvent<HTMLDialogElement>): void;
    onPointerDown(event: PointerEvent<HTMLDialogElement>): void;
    onClick(event: MouseEvent<HTMLDialogElement>): void;
  };
  /** Puts focus on the dialog itself, from where all shortcuts work. */
  focusDialog(): void;
}

function showDialog(dialog: HTMLDialogElement): void {
  if (dialog.open) return;
  if (dialog.showModal) dialog.showModal();
  else {
    dialog.setAttribute('open', '');
    dialog.setAttribute('aria-modal', 'true');
  }
  // Not the first button, which the platform takes: the dialog's name is to be read first, and Space is to press nothing.
  dialog.focus({ preventScroll: true });
}

function hideDialog(dialog: HTMLDialogElement): void {
  if (dialog.close) dialog.close();
  else dialog.removeAttribute('open');
}

/** The `<dialog>` of the lightbox: in the top layer while it is present, closed by Escape, Back gestures and a press outside. */
export function useLightboxDialog(options: UseLightboxDialogOptions): LightboxDialog {
  const { isPresent, isShown, focus, close } = options;
  const [dialogElement, setDialogElement] = useState<HTMLDialogElement | null>(null);
  const isPressOutside = useRef(false);
  const reopening = useTimeout();
  useScrollLock(isPresent && dialogElement !== null);
  useEscapeClaim(dialogElement, isPresent);
  useStoppedKeys(dialogElement, isPresent);

  useIsomorphicLayoutEffect(() => {
    if (!isPresent || !dialogElement) return undefined;
    focus.prepareOpening(dialogElement);
    showDialog(dialogElement);
    return () => {
      reopening.clear();
      const returnFocus = focus.prepareReturn(dialogElement);
      hideDialog(dialogElement);
      returnFocus();
    };
  }, [isPresent, dialogElement, focus, reopening]);

  // Both do not bubble on a page, but in React they do: a dialog around this one would take them for its own.
  const onCancel = useStableCallback((event: SyntheticEvent<HTMLDialogElement>) => {
    event.stopPropagation();
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    close('escapeKey', event.nativeEvent);
  });
  const reopen = useStableCallback(() => {
    if (isShown && dialogElement) showDialog(dialogElement);
  });
  // A second close request in a row is closed by the browser itself, whatever `cancel` handlers say.
  const onClose = useStableCallback((event: SyntheticEvent<HTMLDialogElement>) => {
    event.stopPropagation();
    if (event.target !== event.currentTarget || event.currentTarget.open || !isShown) return;
    close('escapeKey', event.nativeEvent);
    reopening.start(0, reopen);
  });
  const onPointerDown = useStableCallback((event: PointerEvent<HTMLDialogElement>) => {
    isPressOutside.current = event.target === event.currentTarget;
  });
  const onClick = useStableCallback((event: MouseEvent<HTMLDialogElement>) => {
    if (event.target === event.currentTarget && isPressOutside.current) close('outsidePress', event.nativeEvent);
    isPressOutside.current = false;
  });
  const focusDialog = useStableCallback(() => dialogElement?.focus({ preventScroll: true }));

  // None of them ever changes.
  const [dialogProps] = useState({
    ref: setDialogElement,
    onKeyDownCapture: noteReactRoot,
    onCancel,
    onClose,
    onPointerDown,
    onClick,
  });
  return { dialogElement, dialogProps, focusDialog };
}
