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

/**
 * The menu beside the page on small screens, made of the menus of the page's head. A modal dialog: focus stays in it, and Escape, a
 * press outside, a new width of the window and a followed link close it.
 *
 * @example
 * const menu = useOffCanvasMenu({ menus: [LEFT, RIGHT] });
 * <button {...menu.getToggleProps()}>☰</button>
 * <dialog {...menu.getMenuProps()}>…</dialog>
 */
export function useOffCanvasMenu({
  menus,
  isOpen: controlled,
  defaultIsOpen = false,
  onOpenChange,
  labels: ownLabels,
  enabled = true,
}: UseOffCanvasMenuOptions): UseOffCanvasMenuResult {
  const labels = useLabels(NAVIGATION_LABELS, ownLabels);
  const menuId = useId();
  const items = useMemo(() => menus.flat(), [menus]);
  const [wanted, request] = useControllableState<boolean, OffCanvasReason>({
    name: 'isOpen',
    value: controlled,
    defaultValue: defaultIsOpen,
    onChange: onOpenChange,
  });
  const isOpen = enabled && wanted;

  const dismiss = useStableCallback((reason: OffCanvasReason = 'imperative', event?: Event) => {
    request(false, reason, event);
  });
  const { setBurger, menuProps } = useMenuDialog(isOpen, dismiss);
  const open = useStableCallback(() => void request(true, 'imperative'));
  const toggle = useStableCallback(() => void request(!isOpen, 'imperative'));
  const close = useStableCallback(() => dismiss());
  return {
    isOpen,
    items,
    open,
    close,
    toggle,
    getToggleProps: (props) =>
      mergeProps(
        {
          ...buttonProps(labels.menu, (event) => void request(!isOpen, 'toggleButton', event.nativeEvent)),
          ref: setBurger,
          'aria-expanded': isOpen,
          'aria-controls': menuId,
          'aria-haspopup': 'dialog' as const,
          hidden: items.length === 0,
        },
        props,
      ),
    getMenuProps: (props) => mergeProps({ ...menuProps, id: menuId, 'aria-label': labels.menu }, props),
    getCloseButtonProps: (props) =>
      mergeProps(
        buttonProps(labels.closeMenu, (event) => dismiss('closeButton', event.nativeEvent)),
        props,
      ),
    labels,
  };
}
