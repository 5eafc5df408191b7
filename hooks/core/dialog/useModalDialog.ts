'use client';
import { useEffect, useState, type MouseEvent, type PointerEvent, type RefObject, type SyntheticEvent } from 'react';
import { closestComposed, containsComposed, eventOrigin } from '../shared/engine/composedTree.ts';
import { addKeyListener, deliverKeyFirst } from '../shared/engine/pageKeys.ts';
import { isComposing, LAYER } from '../shared/keyOwners.ts';
import { useIsomorphicLayoutEffect } from '../shared/useIsomorphicLayoutEffect.ts';
import { useLatestRef } from '../shared/useStableCallback.ts';
import { useTimeout, type Timeout } from '../shared/useTimeout.ts';
import { lockScroll } from './engine/lockScroll.ts';
import { isOpeningPress } from './engine/openingPress.ts';
import type { DialogFocus } from './useDialogFocus.ts';

interface UseModalDialogOptions {
  readonly close: (reason: 'imperative' | 'escapeKey' | 'outsidePress', event?: Event) => void;
  readonly isMounted: boolean;
  /** Whether the dialog is mounted and not closing. */
  readonly isShown: boolean;
  readonly focus: DialogFocus;
}

export interface ModalDialog {
  readonly dialogElement: HTMLDialogElement | null;
  readonly dialogProps: {
    ref(element: HTMLDialogElement | null): void;
    onCancel(event: SyntheticEvent<HTMLDialogElement>): void;
    onClose(event: SyntheticEvent<HTMLDialogElement>): void;
    onPointerDownCapture(event: PointerEvent<HTMLDialogElement>): void;
    onMouseDownCapture(event: MouseEvent<HTMLDialogElement>): void;
    onClickCapture(event: MouseEvent<HTMLDialogElement>): void;
    onDoubleClickCapture(event: MouseEvent<HTMLDialogElement>): void;
    onPointerDown(event: PointerEvent<HTMLDialogElement>): void;
    onClick(event: MouseEvent<HTMLDialogElement>): void;
  };
  /** Focuses the dialog itself, so that all shortcuts work. */
  focusDialog(): void;
}

function showDialog(dialog: HTMLDialogElement): void {
  if (dialog.open) return;
  if (dialog.showModal) dialog.showModal();
  else {
    dialog.setAttribute('open', '');
    dialog.setAttribute('aria-modal', 'true');
  }
  // Focus the dialog itself. Browsers would focus the first button, so screen readers would not announce the dialog's
  // name first, and Space would press the button.
  dialog.focus({ preventScroll: true });
}

function hideDialog(dialog: HTMLDialogElement): void {
  if (dialog.close) dialog.close();
  else {
    dialog.removeAttribute('open');
    dialog.removeAttribute('aria-modal');
  }
}

/**
 * Manages a modal `<dialog>`: shows it in the top layer, and closes it on Escape, on a Back gesture or on a click
 * outside it.
 */
export function useModalDialog(options: UseModalDialogOptions): ModalDialog {
  const { isMounted, isShown, focus, close } = options;
  const [dialogElement, setDialogElement] = useState<HTMLDialogElement | null>(null);
  const latest = useLatestRef({ isShown, isMounted, close });
  const reopening = useTimeout();
  // The handlers remain the same for the life of the component.
  const [handlers] = useState(() => ({ ref: setDialogElement, ...createDialogHandlers(latest, reopening) }));
  const { setShown, focusDialog, ...dialogProps } = handlers;
  useEscapeClaim(dialogElement, isMounted);

  useIsomorphicLayoutEffect(() => {
    if (!isMounted || !dialogElement) return undefined;
    focus.prepareOpening(dialogElement);
    setShown(dialogElement);
    showDialog(dialogElement);
    const unwatch = watchRendering(dialogElement, () => latest.current.close('imperative'));
    // This cleanup also runs when React hides the surrounding tree (`<Activity>`, Suspense), because a hidden dialog
    // must not stay modal.
    return () => {
      unwatch();
      reopening.clear();
      setShown(null);
      const returnFocus = focus.prepareReturn(dialogElement, !latest.current.isMounted);
      hideDialog(dialogElement);
      returnFocus();
    };
  }, [isMounted, dialogElement, focus, reopening, latest, setShown]);
  // Must come after the effect that opens the dialog, because opening it updates the layout that the lock reads.
  useScrollLock(isMounted && dialogElement !== null);
  return { dialogElement, dialogProps, focusDialog };
}

/**
 * Whether an element is rendered. In Firefox, only `checkVisibility` detects `content-visibility: hidden`. Safari
 * before 17.4 does not have this method.
 */
const isRendered = (element: HTMLElement): boolean =>
  typeof element.checkVisibility === 'function' ? element.checkVisibility() : element.getClientRects().length > 0;

/**
 * Calls `onLost` when an open dialog is no longer rendered because an ancestor became `display: none` or
 * `content-visibility: hidden`, as in a closed `<details>`. Otherwise, the invisible dialog would remain modal.
 */
function watchRendering(dialog: HTMLDialogElement, onLost: () => void): () => void {
  if (!('IntersectionObserver' in window)) return () => undefined;
  // A ResizeObserver is not called for `content-visibility: hidden`.
  const observer = new IntersectionObserver(() => {
    if (dialog.open && !isRendered(dialog)) onLost();
  });
  observer.observe(dialog);
  return () => observer.disconnect();
}

/** Creates the dialog's event handlers. They read `latest` when called. */
function createDialogHandlers(latest: RefObject<Pick<UseModalDialogOptions, 'isShown' | 'close'>>, reopening: Timeout) {
  /** The dialog while it is shown. */
  let shown: HTMLDialogElement | null = null;
  let isPressOutside = false;
  let isSecondPress = false;
  const endSecondPress = (event: MouseEvent<HTMLDialogElement>) => {
    if (!isSecondPress) return;
    event.preventDefault();
    event.stopPropagation();
  };
  // This is checked for each event, because the dialog may open between two events of the second click. Keyboard and
  // scripted clicks are never part of a double click.
  const handleMouseCapture = (event: MouseEvent<HTMLDialogElement>) => {
    isSecondPress = event.detail > 0 && (isSecondPress || isOpeningPress(event.nativeEvent));
    endSecondPress(event);
  };
  const reopen = () => {
    if (latest.current.isShown && shown) showDialog(shown);
  };
  return {
    // `cancel` and `close` do not bubble in the DOM, but they do in React. A surrounding dialog would handle them as
    // its own.
    onCancel(event: SyntheticEvent<HTMLDialogElement>) {
      event.stopPropagation();
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      latest.current.close('escapeKey', event.nativeEvent);
    },
    // On a second close request in a row, the browser closes the dialog no matter what `cancel` handlers do.
    onClose(event: SyntheticEvent<HTMLDialogElement>) {
      event.stopPropagation();
      const { isShown, close } = latest.current;
      // Ignore the event if the hook itself closed the dialog.
      if (event.target !== shown || event.currentTarget.open || !isShown) return;
      close('escapeKey', event.nativeEvent);
      reopening.start(0, reopen);
    },
    // Ignore the second click of the double click that opened the dialog.
    onPointerDownCapture(event: PointerEvent<HTMLDialogElement>) {
      isSecondPress = isOpeningPress(event.nativeEvent);
      endSecondPress(event);
    },
    onMouseDownCapture: handleMouseCapture,
    onClickCapture: handleMouseCapture,
    onDoubleClickCapture: handleMouseCapture,
    onPointerDown(event: PointerEvent<HTMLDialogElement>) {
      isPressOutside = event.target === event.currentTarget;
    },
    onClick(event: MouseEvent<HTMLDialogElement>) {
      if (event.target === event.currentTarget && isPressOutside)
        latest.current.close('outsidePress', event.nativeEvent);
      isPressOutside = false;
    },
    setShown(dialog: HTMLDialogElement | null) {
      shown = dialog;
    },
    focusDialog: () => shown?.focus({ preventScroll: true }),
  };
}

const MODAL = 'dialog[open], [role=dialog], [role=alertdialog], [aria-modal=true]';

/**
 * Whether the page has another modal, around this one or elsewhere, that might close when the same Escape key press
 * reaches it.
 */
const isOverAnother = (dialog: HTMLDialogElement): boolean =>
  (dialog.parentElement !== null && closestComposed(dialog.parentElement, MODAL) !== null) ||
  [...dialog.ownerDocument.querySelectorAll(MODAL)].some((other) => other !== dialog && !dialog.contains(other));

/** Whether Escape was pressed in the dialog itself rather than in a menu, popover or other layer inside it. */
function isInsideDialog(event: KeyboardEvent, dialog: HTMLDialogElement): boolean {
  const origin = eventOrigin(event);
  if (!(origin instanceof Element)) return false;
  if (!containsComposed(dialog, origin)) return origin === dialog.ownerDocument.body;
  const layer = origin.closest(LAYER);
  return layer === null || layer === dialog;
}

/**
 * Hides an Escape key press meant for this dialog from surrounding modals. Modals from other libraries listen on the
 * whole page, close on Escape and prevent the browser from closing the innermost dialog. This package's own listeners
 * receive the event directly.
 */
function useEscapeClaim(dialog: HTMLDialogElement | null, isShown: boolean): void {
  useEffect(() => {
    if (!dialog || !isShown) return undefined;
    const end = new AbortController();
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || isComposing(event) || event.defaultPrevented) return;
      if (!dialog.matches(':modal') || !isInsideDialog(event, dialog) || !isOverAnother(dialog)) return;
      event.stopImmediatePropagation();
      deliverKeyFirst(event);
    };
    addKeyListener(window, handleKeyDown, { capture: true, signal: end.signal });
    return () => end.abort();
  }, [dialog, isShown]);
}

/**
 * Prevents the page from scrolling while `isLocked` is `true`, without causing a layout shift. Concurrent locks count
 * as one.
 */
function useScrollLock(isLocked: boolean): void {
  useIsomorphicLayoutEffect(() => (isLocked ? lockScroll(document) : undefined), [isLocked]);
}
