'use client';
import { useMediaQuery } from '../shared/useMediaQuery.ts';
import type { PanelsTarget, UseMaximizeOptions } from './types.ts';

/** Whether a pop-up that is wanted in its own size stands in a window that is larger both ways (facts 4.1). */
export function useCanMaximize(settings: PanelsTarget['settings'], options: UseMaximizeOptions): boolean {
  const { fullWindow = settings.fullWindow ?? true, isFullscreen = false } = options;
  const { width = settings.width ?? 0, height = settings.height ?? 0 } = options;
  const isWindowLarger = useMediaQuery(`(min-width: ${width + 1}px) and (min-height: ${height + 1}px)`);
  return !fullWindow && !isFullscreen && isWindowLarger;
}
