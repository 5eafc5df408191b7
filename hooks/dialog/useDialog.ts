'use client';
import { useMemo } from 'react';
import type { MouseEvent } from 'react';
import { useHistoryEntry } from '../history/useHistoryEntry.ts';
import { useLightboxDialog } from '../lightbox/useLightboxDialog.ts';
import { useLightboxFocus } from '../lightbox/useLightboxFocus.ts';
import type { ElementProps } from '../shared/ElementProps.ts';
import { endEvents } from '../shared/engine/eventBoundary.ts';
import { mergeProps } from '../shared/mergeProps.ts';
import { useControllableState } from '../shared/useControllableState.ts';
import { useStableCallback } from '../shared/useStableCallback.ts';
import type { DialogReason, OpenDialogOptions, UseDialogOptions, UseDialogResult } from './types.ts';

/** One thing is shown, so that Forward has something to open again. */
const CONTENT = { id: 'dialog' };

/**
 * A dialog over the page, of whatever content, that opens and closes as the lightbox does and by its code: in the top layer, closed by
 * Escape, by Back and by a press outside, with focus back where it came from and a page that stands still behind it.
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
    onChange: options.onIsOpenChange,
  });
  const focus = useLightboxFocus({ focusReturn }, undefined);
  const open = useStableCallback(({ reason = 'imperative', event, opener = null }: OpenDialogOptions = {}) => {
    if (!isOpen) focus.rememberOpener(opener);
    return requestOpen(true, reason, event);
  });
  const close = useStableCallback((reason: DialogReason = 'imperative', event?: Event) => {
    requestOpen(false, reason, event);
  });
  const { dialogElement, dialogProps } = useLightboxDialog({
    isPresent: isOpen,
    isShown: isOpen,
    focus,
    close: close as Parameters<typeof useLightboxDialog>[0]['close'],
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
