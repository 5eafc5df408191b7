'use client';
import { useMemo } from 'react';
import type { MouseEvent } from 'react';
import { buttonProps } from '../shared/buttonProps.ts';
import { mergeProps } from '../shared/mergeProps.ts';
import { useActiveSpan } from '../shared/useActiveSpan.ts';
import { useControllableState } from '../shared/useControllableState.ts';
import { useLabels } from '../shared/useLabels.ts';
import { useReducedMotion } from '../shared/useReducedMotion.ts';
import { useStableCallback } from '../shared/useStableCallback.ts';
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

  const change = useStableCallback((isNext: boolean, reason: MaximizeChangeReason, event?: Event) => {
    measure();
    request(isNext, reason, event);
  });
  const toggle = useStableCallback((reason: MaximizeChangeReason = 'imperative', event?: Event) =>
    change(!isMaximized, reason, event),
  );
  const result = useMemo(() => {
    const handleClick = (event: MouseEvent) => toggle('button', event.nativeEvent);
    const button = {
      ...buttonProps(isMaximized ? labels.restore : labels.maximize, handleClick),
      hidden: !isAvailable,
      'data-maximized': isMaximized ? '' : undefined,
    };
    const getButtonProps: UseMaximizeResult['getButtonProps'] = (props) => mergeProps(button, props);
    return { getButtonProps };
  }, [isMaximized, isAvailable, labels, toggle]);
  const verbs = useMemo(
    () => ({ maximize: () => change(true, 'imperative'), restore: () => change(false, 'imperative') }),
    [change],
  );
  return { isMaximized, isAvailable, toggle, ...verbs, ...result, labels };
}
