'use client';
import { useMemo } from 'react';
import type { MouseEvent } from 'react';
import { buttonProps } from '../shared/buttonProps.ts';
import { mergeProps } from '../shared/mergeProps.ts';
import { useActiveSpan } from '../shared/useActiveSpan.ts';
import { useControllableState } from '../shared/useControllableState.ts';
import { useLabels } from '../shared/useLabels.ts';
import { useReducedMotion } from '../shared/useReducedMotion.ts';
import { useStableCallbacks } from '../shared/useStableCallbacks.ts';
import { useUnchanged } from '../shared/useUnchanged.ts';
import { RESIZE_DURATION_MS } from './constants.ts';
import { PANELS_LABELS } from './labels.ts';
import type { MaximizeChangeReason, PanelsTarget, UseMaximizeOptions, UseMaximizeResult } from './types.ts';
import { useCanMaximize } from './useCanMaximize.ts';
import { useResizeAnimation } from './useResizeAnimation.ts';

/**
 * Lets a pop-up fill the window, and gives it its size back.
 *
 * ```tsx
 * const maximize = useMaximize(lightbox, { fullWindow: false });
 * {maximize.isAvailable && <button {...maximize.getButtonProps()}>□</button>}
 * <dialog {...lightbox.getDialogProps({ className: maximize.isMaximized ? 'window' : 'pop-up' })}>
 * ```
 */
export function useMaximize(
  lightbox: Pick<PanelsTarget, 'status' | 'settings' | 'dialogElement'>,
  options: UseMaximizeOptions = {},
): UseMaximizeResult {
  const { status, settings, dialogElement } = lightbox;
  const { enabled = settings.fullscreen ?? true } = options;
  const isAvailable = useCanMaximize(settings, options) && enabled;
  const labels = useLabels(PANELS_LABELS, options.labels);
  const isReducedMotion = useReducedMotion();
  const [isWanted, request] = useControllableState<boolean, MaximizeChangeReason>({
    name: 'isMaximized',
    value: options.isMaximized,
    defaultValue: options.defaultIsMaximized ?? false,
    onChange: options.onMaximizedChange,
  });
  const isMaximized = enabled && isWanted;
  const durationMs = isReducedMotion ? 0 : (options.durationMs ?? RESIZE_DURATION_MS);
  const measure = useResizeAnimation(dialogElement, isMaximized, durationMs);
  useActiveSpan(
    status !== 'closed',
    () => undefined,
    () => void request(false, 'lightboxClosed'),
  );

  const change = (isNext: boolean, reason: MaximizeChangeReason, event?: Event) => {
    measure();
    request(isNext, reason, event);
  };
  const verbs = useStableCallbacks({
    toggle: (reason: MaximizeChangeReason = 'imperative', event?: Event) => change(!isMaximized, reason, event),
    maximize: () => change(true, 'imperative'),
    restore: () => change(false, 'imperative'),
  });
  const { toggle } = verbs;
  const getButtonProps = useMemo<UseMaximizeResult['getButtonProps']>(() => {
    const handleClick = (event: MouseEvent) => toggle('button', event.nativeEvent);
    const button = {
      ...buttonProps(isMaximized ? labels.restore : labels.maximize, handleClick),
      hidden: !isAvailable,
      'data-maximized': isMaximized ? '' : undefined,
    };
    return (props) => mergeProps(button, props);
  }, [isMaximized, isAvailable, labels, toggle]);
  return useUnchanged({ isMaximized, isAvailable, ...verbs, getButtonProps, labels });
}
