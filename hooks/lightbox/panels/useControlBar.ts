'use client';
import { useMemo } from 'react';
import { useMediaQuery } from '../../core/shared/useMediaQuery.ts';
import { useUnchanged } from '../../core/shared/useUnchanged.ts';
import type { LightboxHandle } from '../lightbox/types.ts';
import { NARROW_BAR_WIDTH_PX } from './constants.ts';
import { arrangeControls, controlsOf } from './controlsOf.ts';
import type { PanelsTarget, UseControlBarOptions, UseControlBarResult } from './types.ts';
import { useBar, useCounterText } from './useBar.ts';

/**
 * Manages the control bar that a backend configures: which controls it contains, their order, and the button that shows
 * and hides the bar. For a bar with controls that you choose yourself, use `useBar`.
 *
 * ```tsx
 * const bar = useControlBar(lightbox);
 * <div {...bar.getBarProps()}>
 *   <button {...bar.getToggleProps()}>⌄</button>
 *   <div {...bar.getControlsProps()}>{bar.controls.map((name) => …)}</div>
 * </div>
 * ```
 */
export function useControlBar(
  lightbox: Pick<PanelsTarget, 'settings' | 'image' | 'images' | 'index' | 'claims'> &
    Partial<Pick<LightboxHandle, 'onShortcut' | 'total' | 'offset'>>,
  options: UseControlBarOptions = {},
): UseControlBarResult {
  const { settings, image, images, total = images.length } = lightbox;
  const { isFullscreen = false, isStarted = false, hasInfo, available = {} } = options;
  const { fullWindow = settings.fullWindow ?? true } = options;
  const bar = useBar(lightbox, options);
  const counterText = useCounterText(lightbox, options);
  const hasMore = total > images.length;
  const shown = { isFullscreen, isStarted, fullWindow, hasInfo, available };
  const controls = useUnchanged(controlsOf({ settings, image, images, hasMore, ...shown }));
  const isNarrow = useMediaQuery(`(max-width: ${NARROW_BAR_WIDTH_PX}px)`);
  const groups = useMemo(() => arrangeControls(controls, isNarrow), [controls, isNarrow]);
  return useUnchanged({ ...bar, controls, groups, counterText });
}
