'use client';
import { useCallback, useMemo, useRef, type MouseEvent } from 'react';
import { buttonProps } from '../../core/shared/controlProps.ts';
import { mergeProps } from '../../core/shared/mergeProps.ts';
import { useActiveSpan } from '../../core/shared/useActiveSpan.ts';
import { useControllableState } from '../../core/shared/useControllableState.ts';
import { useIsomorphicLayoutEffect } from '../../core/shared/useIsomorphicLayoutEffect.ts';
import { useLabels } from '../../core/shared/useLabels.ts';
import { useMediaQuery, useReducedMotion } from '../../core/shared/useMediaQuery.ts';
import { useStableCallbacks } from '../../core/shared/useStableCallback.ts';
import { useUnchanged } from '../../core/shared/useUnchanged.ts';
import { RESIZE_DURATION_MS } from './constants.ts';
import { PANELS_LABELS } from './labels.ts';
import type { MaximizeChangeReason, PanelsTarget, UseMaximizeOptions, UseMaximizeResult } from './types.ts';

/**
 * Maximizes a pop-up to fill the window, and restores its original size.
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
  const [isRequested, request] = useControllableState<boolean, MaximizeChangeReason>({
    name: 'isMaximized',
    value: options.isMaximized,
    defaultValue: options.defaultIsMaximized ?? false,
    onChange: options.onMaximizedChange,
  });
  const isMaximized = enabled && isRequested;
  const durationMs = isReducedMotion ? 0 : (options.durationMs ?? RESIZE_DURATION_MS);
  const measure = useResizeAnimation(dialogElement, isMaximized, durationMs);
  const forget = useCallback(() => void request(false, 'lightboxClosed'), [request]);
  useActiveSpan(status !== 'closed', doNothing, forget);

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

/**
 * Whether the pop-up can be maximized: it fills neither the window nor the screen, and the window is wider and taller
 * than the pop-up.
 */
function useCanMaximize(settings: PanelsTarget['settings'], options: UseMaximizeOptions): boolean {
  const { fullWindow = settings.fullWindow ?? true, isFullscreen = false } = options;
  const { width = settings.width ?? 0, height = settings.height ?? 0 } = options;
  const isWindowLarger = useMediaQuery(`(min-width: ${width + 1}px) and (min-height: ${height + 1}px)`);
  return !fullWindow && !isFullscreen && isWindowLarger;
}

const doNothing = (): void => undefined;

const sizeOf = ({ offsetWidth, offsetHeight }: HTMLElement): Keyframe => ({
  width: `${offsetWidth}px`,
  height: `${offsetHeight}px`,
});

/**
 * Animates an element from its current size to its size after the next render. Call the returned function before the
 * size changes.
 */
function useResizeAnimation(element: HTMLElement | null, key: unknown, durationMs: number): () => void {
  const before = useRef<Keyframe | null>(null);
  useIsomorphicLayoutEffect(() => {
    const from = before.current;
    before.current = null;
    if (!element || !from || durationMs <= 0 || typeof element.animate !== 'function') return undefined;
    const animation = element.animate([from, sizeOf(element)], { duration: durationMs, easing: 'ease-in-out' });
    return () => animation.cancel();
  }, [key, element, durationMs]);
  return () => {
    before.current = element ? sizeOf(element) : null;
  };
}
