'use client';
import { useId, useMemo } from 'react';
import type { MouseEvent } from 'react';
import { buttonProps } from '../shared/controlProps.ts';
import { mergeProps } from '../shared/mergeProps.ts';
import { useControllableState } from '../shared/useControllableState.ts';
import { useLabels } from '../shared/useLabels.ts';
import { useStableCallbacks } from '../shared/useStableCallback.ts';
import { useUnchanged } from '../shared/useUnchanged.ts';
import { PANELS_LABELS } from './labels.ts';
import type { PanelsTarget, RatingPanelChangeReason, UseRatingPanelOptions, UseRatingPanelResult } from './types.ts';

/**
 * The panel with the stars. It hides them and keeps them mounted, because a vote on its way lives with them.
 *
 * ```tsx
 * const panel = useRatingPanel(lightbox);
 * <button {...panel.getToggleProps()}>★</button>
 * <div {...panel.getPanelProps()}>…</div>
 * ```
 */
export function useRatingPanel(
  { settings }: Pick<PanelsTarget, 'settings'>,
  options: UseRatingPanelOptions = {},
): UseRatingPanelResult {
  const { enabled = settings.rating ?? false, position = settings.ratingPosition ?? 'top' } = options;
  const labels = useLabels(PANELS_LABELS, options.labels);
  const [isRequested, request] = useControllableState<boolean, RatingPanelChangeReason>({
    name: 'isOpen',
    value: options.isOpen,
    defaultValue: options.defaultIsOpen ?? true,
    onChange: options.onOpenChange,
  });
  const isOpen = enabled && isRequested;
  const verbs = useStableCallbacks({
    toggle: (reason: RatingPanelChangeReason = 'imperative', event?: Event) => void request(!isOpen, reason, event),
    show: () => void request(true, 'imperative'),
    hide: () => void request(false, 'imperative'),
  });
  const { toggle } = verbs;
  const id = useId();
  const getters = useMemo<Pick<UseRatingPanelResult, 'getToggleProps' | 'getPanelProps'>>(() => {
    const handleClick = (event: MouseEvent) => toggle('toggleButton', event.nativeEvent);
    const button = {
      ...buttonProps(isOpen ? labels.hideRating : labels.showRating, handleClick),
      hidden: !enabled,
      'aria-expanded': isOpen,
      'aria-controls': id,
    };
    const panel = { id, hidden: !isOpen, 'data-position': position, 'data-no-gesture': '' };
    return {
      getToggleProps: (props) => mergeProps(button, props),
      getPanelProps: (props) => mergeProps(panel, props),
    };
  }, [id, enabled, isOpen, position, labels, toggle]);
  return useUnchanged({ isAvailable: enabled, isOpen, position, ...verbs, ...getters, labels });
}
