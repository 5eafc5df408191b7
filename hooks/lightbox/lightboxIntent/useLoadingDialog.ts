'use client';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { ElementProps } from '../../core/shared/ElementProps.ts';
import { focusedElement, focusFirst, rememberFocus } from '../../core/shared/engine/focus.ts';
import { endEvents } from '../../core/shared/engine/eventBoundary.ts';
import { mergeProps } from '../../core/shared/mergeProps.ts';
import { useIsomorphicLayoutEffect } from '../../core/shared/useIsomorphicLayoutEffect.ts';
import { useLabels } from '../../core/shared/useLabels.ts';
import { useLatestRef } from '../../core/shared/useStableCallback.ts';
import { LOADING_DIALOG_DELAY_MS } from './constants.ts';
import { LOADING_DIALOG_LABELS } from './labels.ts';
import type { LightboxOpenRequest, UseLoadingDialogOptions, UseLoadingDialogResult } from './types.ts';

/** Returns `true` once a request has been waiting for `delayMs`. */
function useIsLate(opening: LightboxOpenRequest | null, delayMs: number): boolean {
  const [late, setLate] = useState<LightboxOpenRequest | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setLate(opening), delayMs);
    return () => clearTimeout(timer);
  }, [opening, delayMs]);
  return opening !== null && late === opening;
}

/**
 * Shows the dialog as a modal, and returns focus when it is removed. Returns a function that reports whether the dialog
 * is shown.
 */
function useModal(dialog: HTMLDialogElement | null, opener: HTMLElement | null): () => boolean {
  // A canceled request no longer has an opener, but the dialog still needs the opener to return focus.
  const latestOpener = useLatestRef(opener);
  const isShown = useRef(false);
  useIsomorphicLayoutEffect(() => {
    if (!dialog) return undefined;
    isShown.current = true;
    const page = dialog.ownerDocument;
    const before = rememberFocus(latestOpener.current ?? focusedElement(page));
    if (!dialog.open) dialog.showModal?.();
    // Focus the dialog itself. Browsers would focus the button, so screen readers would not announce the dialog's name
    // first, and Space would press the button.
    dialog.focus({ preventScroll: true });
    return () => {
      isShown.current = false;
      // React may hide the surrounding tree without removing it, and a hidden dialog must not stay modal.
      dialog.close?.();
      // Focus was lost when the dialog closed. If a lightbox has opened since then, it keeps its focus.
      if (!focusedElement(page)) focusFirst([before.findAgain, before.findNearest], { preventScroll: true });
    };
  }, [dialog, latestOpener]);
  return useCallback(() => isShown.current, []);
}

/**
 * Manages a dialog with a loading indicator, for when the lightbox chunk loads slowly. The close button and Escape
 * cancel the request. Render the dialog in place of the lightbox until the chunk has loaded. The dialog is small, so
 * include it in the initial bundle.
 *
 * ```tsx
 * const loadingDialog = useLoadingDialog({ intent });
 *
 * {loadingDialog.isShown && (
 *   <dialog {...loadingDialog.getDialogProps()}>
 *     <div {...loadingDialog.getProgressProps()} />
 *     <button {...loadingDialog.getCloseButtonProps()}>×</button>
 *   </dialog>
 * )}
 * ```
 */
export function useLoadingDialog(options: UseLoadingDialogOptions): UseLoadingDialogResult {
  const { openRequest, setOpenRequest } = options.intent;
  const labels = useLabels(LOADING_DIALOG_LABELS, options.labels);
  const [dialog, setDialog] = useState<HTMLDialogElement | null>(null);
  const isShown = useIsLate(openRequest, options.delayMs ?? LOADING_DIALOG_DELAY_MS);
  const isModal = useModal(dialog, openRequest?.opener ?? null);

  const getters = useMemo(() => {
    const { loading, close } = labels;
    const withdraw = () => setOpenRequest(null);
    // The browser closes the dialog on Escape, or on Back on Android.
    const onClose = () => {
      if (isModal()) withdraw();
    };
    return {
      getDialogProps: (props?: ElementProps<'dialog'>) =>
        endEvents(mergeProps({ ref: setDialog, tabIndex: -1, 'aria-label': loading, onClose }, props)),
      getProgressProps: (props?: ElementProps<'div'>) =>
        mergeProps({ role: 'progressbar', 'aria-label': loading } as const, props),
      getCloseButtonProps: (props?: ElementProps<'button'>) =>
        mergeProps({ type: 'button', 'aria-label': close, onClick: withdraw } as const, props),
    };
  }, [labels, setOpenRequest, isModal]);
  return { isShown, labels, ...getters };
}
