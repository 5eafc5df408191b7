'use client';
import { useEffect, useId, useMemo, useState, type MouseEvent } from 'react';
import { noteOpeningPress } from '../../core/dialog/engine/openingPress.ts';
import { useModalDialog, type ModalDialog } from '../../core/dialog/useModalDialog.ts';
import type { DialogFocus } from '../../core/dialog/useDialogFocus.ts';
import { useAdjustedState } from '../../core/shared/useAdjustedState.ts';
import { buttonProps, isPlainActivation } from '../../core/shared/controlProps.ts';
import { focusedElement } from '../../core/shared/engine/focus.ts';
import { containsComposed } from '../../core/shared/engine/composedTree.ts';
import { mergeProps } from '../../core/shared/mergeProps.ts';
import { useControllableState } from '../../core/shared/useControllableState.ts';
import { useLabels } from '../../core/shared/useLabels.ts';
import { useLatestRef, useStableCallback } from '../../core/shared/useStableCallback.ts';
import { NAVIGATION_LABELS } from './labels.ts';
import type { OffCanvasReason, UseOffCanvasMenuOptions, UseOffCanvasMenuResult } from './types.ts';

/**
 * Returns a menu button's props. Until the script runs, the browser opens and closes the menu through the button's
 * `command`. Once the script runs, only the hook's own handler does.
 */
function commandProps(
  label: string,
  command: 'show-modal' | 'close',
  menuId: string,
  onCommand: (event: Event) => void,
) {
  const button = buttonProps(label, (event) => {
    event.preventDefault();
    onCommand(event.nativeEvent);
  });
  return { ...button, command, commandfor: menuId };
}

/**
 * Manages an off-canvas menu for small screens. It is a modal dialog that combines the menus in the page's header. It
 * closes when the user presses Escape, clicks outside it or follows a link, or when the viewport's width changes.
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
  const wasOpenedByBrowser = useOpenedByBrowser(menuId, isOpen, () => request(true, 'imperative'));
  const menu = {
    ...menuProps,
    id: menuId,
    'aria-label': labels.menu,
    'data-opened-by-browser': wasOpenedByBrowser ? '' : undefined,
    // The browser may have opened the menu before hydration.
    suppressHydrationWarning: true,
  };
  return {
    isOpen,
    wasOpenedByBrowser,
    items,
    open,
    close,
    toggle,
    getToggleProps: (props) =>
      mergeProps(
        {
          ...commandProps(labels.menu, 'show-modal', menuId, (event) => {
            noteOpeningPress(event);
            request(!isOpen, 'toggleButton', event);
          }),
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

interface MenuDialog {
  setBurger(element: HTMLElement | null): void;
  readonly menuProps: ModalDialog['dialogProps'] & {
    readonly tabIndex: number;
    readonly 'data-open': '' | undefined;
  };
}

/** Returns focus to the menu button when the menu closes, unless the user has moved it elsewhere. */
function createFocus(burger: { readonly current: HTMLElement | null }): DialogFocus {
  return {
    rememberOpener: () => undefined,
    prepareOpening: () => undefined,
    prepareReturn(dialog) {
      const focused = focusedElement(dialog.ownerDocument);
      const isOurs = focused === null || containsComposed(dialog, focused);
      return () => {
        if (isOurs) burger.current?.focus({ preventScroll: true });
      };
    },
  };
}

/** Calls `onChange` when the viewport's width changes. The toolbars of mobile browsers change only its height. */
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

/** Whether the link opens in the current tab. */
function isFollowedHere({ target }: HTMLAnchorElement, event: MouseEvent): boolean {
  return !event.defaultPrevented && isPlainActivation(event) && (target === '' || target === '_self');
}

/** Whether a click on the dialog was on its backdrop. */
function isBeside({ clientX, clientY, currentTarget }: MouseEvent): boolean {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}

/**
 * Returns the off-canvas menu's dialog. It behaves like the lightbox's dialog, but also closes when the viewport's
 * width changes or a link is followed.
 */
function useMenuDialog(isOpen: boolean, dismiss: (reason: OffCanvasReason, event?: Event) => void): MenuDialog {
  const [burger, setBurger] = useState<HTMLElement | null>(null);
  const latestBurger = useLatestRef(burger);
  const [focus] = useState(() => createFocus(latestBurger));
  const { dialogProps } = useModalDialog({
    isMounted: isOpen,
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

/** Whether a menu link to a fragment of this page has focus and has been followed. */
function hasFollowedLink(menu: HTMLElement): boolean {
  const { activeElement } = document;
  const isLink = activeElement instanceof HTMLAnchorElement && menu.contains(activeElement);
  return isLink && activeElement.hash !== '' && activeElement.href === location.href;
}

/**
 * Takes over a menu that the browser opened before the script ran, or closes it if the user has followed a link to a
 * fragment of the page since then. Returns whether the menu has been open ever since.
 */
function useOpenedByBrowser(menuId: string, isOpen: boolean, open: () => boolean): boolean {
  const [isOpenedByBrowser, setOpenedByBrowser] = useAdjustedState(
    () => false,
    (was) => was && isOpen,
  );
  const takeOver = useStableCallback((menu: HTMLDialogElement) => {
    if (hasFollowedLink(menu)) menu.close();
    else if (open()) setOpenedByBrowser(true);
  });
  useEffect(() => {
    const menu = document.getElementById(menuId);
    if (menu instanceof HTMLDialogElement && menu.open) takeOver(menu);
  }, [menuId, takeOver]);
  return isOpenedByBrowser;
}
