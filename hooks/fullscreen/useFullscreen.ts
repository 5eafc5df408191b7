'use client';
import { useEffect, useMemo } from 'react';
import type { MouseEvent } from 'react';
import { buttonProps } from '../shared/buttonProps.ts';
import { isComposing } from '../shared/keyOwners.ts';
import { mergeProps } from '../shared/mergeProps.ts';
import { hearKeys } from '../shared/engine/pageKeys.ts';
import { useLabels } from '../shared/useLabels.ts';
import { useUnchanged } from '../shared/useUnchanged.ts';
import { FULLSCREEN_LABELS } from './labels.ts';
import type { UseFullscreenOptions, UseFullscreenResult } from './types.ts';
import { useFullscreenState } from './useFullscreenState.ts';

/**
 * Shows an element fullscreen, or lets it fill the window where the browser cannot.
 *
 * ```tsx
 * const fullscreen = useFullscreen({ element: lightbox.stageElement });
 * <div {...lightbox.getStageProps(fullscreen.getElementProps())}>
 *   {fullscreen.isSupported && <button {...fullscreen.getButtonProps()}>⛶</button>}
 * </div>
 * ```
 */
export function useFullscreen(options: UseFullscreenOptions): UseFullscreenResult {
  const labels = useLabels(FULLSCREEN_LABELS, options.labels);
  const { isSupported, isNative, isEmulated, change, toggle } = useFullscreenState(options);
  const isFullscreen = isNative || isEmulated;

  const verbs = useMemo(
    () => ({ toggle, enter: () => change(true, 'imperative'), exit: () => change(false, 'imperative') }),
    [change, toggle],
  );
  useEffect(() => {
    if (!isFullscreen) return undefined;
    const end = new AbortController();
    // Before anything else hears the key: the innermost layer closes first. Not every browser keeps it for itself.
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || isComposing(event)) return;
      event.preventDefault();
      event.stopPropagation();
      change(false, 'escapeKey', event);
    };
    hearKeys(window, handleKeyDown, { capture: true, signal: end.signal });
    return () => end.abort();
  }, [isFullscreen, change]);

  const getters = useMemo<Pick<UseFullscreenResult, 'getButtonProps' | 'getElementProps'>>(() => {
    const handleClick = (event: MouseEvent) => toggle('button', event.nativeEvent);
    const mode = isNative ? 'native' : isEmulated ? 'emulated' : undefined;
    return {
      getButtonProps: (props) =>
        mergeProps({ ...buttonProps(mode ? labels.exit : labels.enter, handleClick), 'data-fullscreen': mode }, props),
      getElementProps: (props) => mergeProps({ 'data-fullscreen': mode }, props),
    };
  }, [isNative, isEmulated, labels, toggle]);

  return useUnchanged({ isSupported, isFullscreen, isEmulated, ...verbs, ...getters, labels });
}
