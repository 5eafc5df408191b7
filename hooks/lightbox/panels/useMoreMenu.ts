'use client';
import { useMemo, type MouseEvent } from 'react';
import type { ChangeDetails } from '../../core/shared/createChangeDetails.ts';
import { mergeProps } from '../../core/shared/mergeProps.ts';
import { useLabels } from '../../core/shared/useLabels.ts';
import { useMenuButton, type UseMenuButtonResult } from '../../core/shared/useMenuButton.ts';
import { useUnchanged } from '../../core/shared/useUnchanged.ts';
import { PANELS_LABELS, type PanelsLabels } from './labels.ts';
import type { MoreMenuReason } from './types.ts';

export interface UseMoreMenuOptions {
  readonly isOpen?: boolean | undefined;
  readonly onOpenChange?: ((isOpen: boolean, details: ChangeDetails<MoreMenuReason>) => void) | undefined;
  readonly labels?: Partial<PanelsLabels> | undefined;
  /** Whether the menu is available. Set it to `false` if the menu would be empty. @default true */
  readonly enabled?: boolean | undefined;
}

export interface UseMoreMenuResult extends Omit<UseMenuButtonResult<'chosen'>, 'findNear'> {
  readonly labels: PanelsLabels;
}

/**
 * Manages the "More" menu for controls that do not fit in the bar. The menu closes when the user presses Escape, clicks
 * a button in it, or clicks outside it.
 *
 * ```tsx
 * const menu = useMoreMenu();
 * <button {...menu.getMenuButtonProps()}>…</button>
 * {menu.isOpen && <div {...menu.getMenuProps()}>{bar.groups.more.map((name) => …)}</div>}
 * ```
 */
export function useMoreMenu({ isOpen, onOpenChange, enabled, ...options }: UseMoreMenuOptions = {}): UseMoreMenuResult {
  const labels = useLabels(PANELS_LABELS, options.labels);
  const { findNear: _findNear, ...menu } = useMenuButton<'chosen'>({
    isOpen,
    onOpenChange,
    enabled,
    label: labels.moreControls,
  });
  const { close, getMenuProps: getProps } = menu;
  const getMenuProps = useMemo<UseMoreMenuResult['getMenuProps']>(() => {
    const handleClick = ({ target, nativeEvent }: MouseEvent) => {
      // Clicking a link keeps the menu open, because the download status is shown next to the link.
      if (target instanceof Element && target.closest('button')) close('chosen', nativeEvent);
    };
    return (props) => getProps(mergeProps({ onClick: handleClick }, props));
  }, [close, getProps]);
  return useUnchanged({ ...menu, getMenuProps, labels });
}
