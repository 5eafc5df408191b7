'use client';
import { useId, useMemo } from 'react';
import { buttonProps } from '../shared/buttonProps.ts';
import { mergeProps } from '../shared/mergeProps.ts';
import { useControllableState } from '../shared/useControllableState.ts';
import { useLabels } from '../shared/useLabels.ts';
import { useStableCallback } from '../shared/useStableCallback.ts';
import { NAVIGATION_LABELS } from './labels.ts';
import type { OffCanvasReason, UseOffCanvasMenuOptions, UseOffCanvasMenuResult } from './types.ts';
import { useMenuDialog } from './useMenuDialog.ts';
import { useOpenedBefore } from './useOpenedBefore.ts';

/**
 * Props of a button of the menu. For as long as no script does it, late or never, the browser itself opens and closes by its command;
 * then the answer is ours alone.
 */
function commandProps(label: string, command: 'show-modal' | 'close', menuId: string, answer: (event: Event) => void) {
  const button = buttonProps(label, (event) => {
    event.preventDefault();
    answer(event.nativeEvent);
  });
  return { ...button, command, commandfor: menuId };
}

/**
 * The menu beside the page on small screens, made of the menus of the page's head. A modal dialog: focus stays in it, and Escape, a
 * press outside, a new width of the window and a followed link close it.
 *
 * @example
 * const menu = useOffCanvasMenu({ menus: [LEFT, RIGHT] });
 * <button {...menu.getToggleProps()}>☰</button>
 * <dialog {...menu.getMenuProps()}>…</dialog>
 */
export function useOffCanvasMenu(options: UseOffCanvasMenuOptions): UseOffCanvasMenuResult {
  const { menus, isOpen: controlled, defaultIsOpen = false, onOpenChange, enabled = true } = options;
  const labels = useLabels(NAVIGATION_LABELS, options.labels);
  const menuId = useId();
  const items = useMemo(() => menus.flat(), [menus]);
  const [wanted, request] = useControllableState<boolean, OffCanvasReason>({
    name: 'isOpen',
    value: controlled,
    defaultValue: defaultIsOpen,
    onChange: onOpenChange,
  });
  const isOpen = enabled && wanted;

  const dismiss = useStableCallback(
    (reason: OffCanvasReason = 'imperative', event?: Event) => void request(false, reason, event),
  );
  const { setBurger, menuProps } = useMenuDialog(isOpen, dismiss);
  const open = useStableCallback(() => enabled && request(true, 'imperative'));
  const toggle = useStableCallback(() => void request(!isOpen, 'imperative'));
  const close = useStableCallback(() => dismiss());
  const isUnfolded = useOpenedBefore(menuId, isOpen, () => request(true, 'imperative'));
  const menu = {
    ...menuProps,
    id: menuId,
    'aria-label': labels.menu,
    'data-unfolded': isUnfolded ? '' : undefined,
    // The browser may have opened it before.
    suppressHydrationWarning: true,
  };
  return {
    isOpen,
    isUnfolded,
    items,
    open,
    close,
    toggle,
    getToggleProps: (props) =>
      mergeProps(
        {
          ...commandProps(labels.menu, 'show-modal', menuId, (event) => void request(!isOpen, 'toggleButton', event)),
          ref: setBurger,
          'aria-expanded': isOpen,
          'aria-controls': menuId,
          'aria-haspopup': 'dialog' as const,
          hidden: items.length === 0,
        },
        props,
      ),
    getMenuProps: (props) => mergeProps(menu, props),
    getCloseButtonProps: (props) =>
      mergeProps(
        commandProps(labels.closeMenu, 'close', menuId, (event) => dismiss('closeButton', event)),
        props,
      ),
    labels,
  };
}
