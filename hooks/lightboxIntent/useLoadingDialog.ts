'use client';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { ElementProps } from '../shared/ElementProps.ts';
import { focusedElement, focusFirst, rememberPlace } from '../shared/engine/focus.ts';
import { endEvents } from '../shared/engine/eventBoundary.ts';
import { mergeProps } from '../shared/mergeProps.ts';
import { useIsomorphicLayoutEffect } from '../shared/useIsomorphicLayoutEffect.ts';
import { useLabels } from '../shared/useLabels.ts';
import { useLatestRef } from '../shared/useStableCallback.ts';
import { LOADING_DIALOG_DELAY_MS } from './constants.ts';
import { LOADING_DIALOG_LABELS } from './labels.ts';
import type { LightboxOpenRequest, UseLoadingDialogOptions, UseLoadingDialogResult } from './types.ts';

/** True once an opening has waited for `delayMs`. */
function useIsLate(opening: LightboxOpenRequest | null, delayMs: number): boolean {
  const [late, setLate] = useState<LightboxOpenRequest | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setLate(opening), delayMs);
    return () => clearTimeout(timer);
  }, [opening, delayMs]);
  return opening !== null && late === opening;
}

/** Puts the dialog over the page, and gives focus back when it goes. Returns whether the dialog is shown now. */
function useModal(dialog: HTMLDialogElement | null, opener: HTMLElement | null): () => boolean {
  // A cancelled opening has no opener any more, but the dialog still needs it.
  const latestOpener = useLatestRef(opener);
  const isShown = useRef(false);
  useIsomorphicLayoutEffect(() => {
    if (!dialog) return undefined;
    isShown.current = true;
    const page = dialog.ownerDocument;
    const before = rememberPlace(latestOpener.current ?? focusedElement(page));
    if (!dialog.open) dialog.showModal?.();
    // Not the button, as the platform would: the name is read first, and Space presses nothing.
    dialog.focus({ preventScroll: true });
    return () => {
      isShown.current = false;
      // React may only hide the tree around it, and a hidden dialog must not be modal.
      dialog.close?.();
      // Focus has left with the dialog. A lightbox that has opened meanwhile keeps its focus.
      if (!focusedElement(page)) focusFirst([before.findAgain, before.findNearest], { preventScroll: true });
    };
  }, [dialog, latestOpener]);
  return useCallback(() => isShown.current, []);
}

/**
 * The dialog for slow code of a lightbox: it says that the lightbox loads, and its Close and Escape cancel the opening. Draw it in place of
 * the lightbox until its code has loaded. Include its own code from the start: it is small.
 *
 * ```tsx
 * const wait = useLoadingDialog({ intent });
 * {wait.isShown && (
 *   <dialog {...wait.getDialogProps()}>
 *     <div {...wait.getProgressProps()} />
 *     <button {...wait.getCloseButtonProps()}>×</button>
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
    // Escape, Back on Android: the browser closes it.
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
