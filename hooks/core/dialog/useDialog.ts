'use client';
import { useMemo, type MouseEvent } from 'react';
import { useHistoryEntry } from '../history/useHistoryEntry.ts';
import { noteOpeningPress } from './engine/openingPress.ts';
import { useModalDialog } from './useModalDialog.ts';
import { useDialogFocus, type FocusReturn } from './useDialogFocus.ts';
import type { ChangeDetails } from '../shared/createChangeDetails.ts';
import type { ElementProps, PropGetter } from '../shared/ElementProps.ts';
import { endEvents } from '../shared/engine/eventBoundary.ts';
import { mergeProps } from '../shared/mergeProps.ts';
import { useControllableState } from '../shared/useControllableState.ts';
import { useStableCallback } from '../shared/useStableCallback.ts';

/** Why the dialog was opened or closed. */
export type DialogReason = 'trigger' | 'history' | 'closeButton' | 'outsidePress' | 'escapeKey' | 'imperative';

export interface UseDialogOptions {
  /** The accessible name of the dialog. */
  readonly label: string;
  readonly isOpen?: boolean | undefined;
  /** Whether the dialog is initially open. @default false */
  readonly defaultIsOpen?: boolean | undefined;
  readonly onOpenChange?: ((isOpen: boolean, details: ChangeDetails<DialogReason>) => void) | undefined;
  /** Whether the browser's Back button closes the dialog instead of leaving the page. @default true */
  readonly history?: boolean | undefined;
  /** Where focus moves when the dialog closes: to the opener, or nowhere. @default 'opener' */
  readonly focusReturn?: Exclude<FocusReturn, 'current'> | undefined;
}

export interface OpenDialogOptions {
  readonly reason?: 'trigger' | 'history' | 'imperative' | undefined;
  readonly event?: Event | undefined;
  /**
   * The element that receives focus when the dialog closes. Safari does not focus buttons on click, so do not rely on
   * the active element.
   */
  readonly opener?: HTMLElement | null | undefined;
}

export interface UseDialogResult {
  /** Whether to render the dialog. */
  readonly isOpen: boolean;
  /** Opens the dialog. Returns false if it is already open, or if `onOpenChange` cancels the change. */
  open(options?: OpenDialogOptions): boolean;
  close(reason?: DialogReason, event?: Event): void;
  readonly dialogElement: HTMLDialogElement | null;
  /** Returns props for a `<dialog>`. Render it while `isOpen` is true. */
  readonly getDialogProps: PropGetter<'dialog'>;
  /** Returns props for the close button. You provide its label. */
  readonly getCloseButtonProps: PropGetter<'button'>;
}

/** The history entry needs an id, so that Forward can reopen the dialog. */
const CONTENT = { id: 'dialog' };

/**
 * Manages a modal dialog with any content. It behaves like the lightbox: it is in the top layer, and closes on Escape,
 * Back or a click outside it. When it closes, focus returns to the opener. The page behind it does not scroll.
 *
 * @example
 * const dialog = useDialog({ label: 'Videos' });
 * <button onClick={({ currentTarget }) => dialog.open({ opener: currentTarget })}>Watch</button>
 * {dialog.isOpen && <dialog {...dialog.getDialogProps()}><button {...dialog.getCloseButtonProps()}>Close</button>…</dialog>}
 */
export function useDialog(options: UseDialogOptions): UseDialogResult {
  const { label, history = true, focusReturn = 'opener' } = options;
  const [isOpen, requestOpen] = useControllableState<boolean, DialogReason>({
    name: 'isOpen',
    value: options.isOpen,
    defaultValue: options.defaultIsOpen ?? false,
    onChange: options.onOpenChange,
  });
  const focus = useDialogFocus({ focusReturn }, undefined);
  const open = useStableCallback(({ reason = 'imperative', event, opener = null }: OpenDialogOptions = {}) => {
    if (!isOpen) {
      focus.rememberOpener(opener);
      noteOpeningPress(event);
    }
    return requestOpen(true, reason, event);
  });
  const close = useStableCallback((reason: DialogReason = 'imperative', event?: Event) => {
    requestOpen(false, reason, event);
  });
  const { dialogElement, dialogProps } = useModalDialog({
    isMounted: isOpen,
    isShown: isOpen,
    focus,
    close,
  });
  const reopen = useStableCallback((_: string, { reason }: { readonly reason: 'history' }) => open({ reason }));
  useHistoryEntry(
    { status: isOpen ? 'open' : 'closed', image: isOpen ? CONTENT : undefined, open: reopen, close },
    { enabled: history },
  );

  const getters = useMemo(() => {
    const dialog = { ...dialogProps, tabIndex: -1, 'aria-label': label };
    const button = {
      type: 'button',
      onClick: (event: MouseEvent) => close('closeButton', event.nativeEvent),
    } as const;
    return {
      getDialogProps: (props?: ElementProps<'dialog'>) => endEvents(mergeProps(dialog, props)),
      getCloseButtonProps: (props?: ElementProps<'button'>) => mergeProps(button, props),
    };
  }, [dialogProps, label, close]);
  return { isOpen, open, close, dialogElement, ...getters };
}
