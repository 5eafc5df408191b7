'use client';
import { useCallback, useEffect, useState } from 'react';
import type { PropGetter } from '../shared/ElementProps.ts';
import { mergeProps } from '../shared/mergeProps.ts';
import { useCustomProperties } from '../shared/useCustomProperties.ts';
import { useIsServerRendered } from '../shared/useIsServerRendered.ts';
import { useReducedMotion } from '../shared/useReducedMotion.ts';
import { useTimeout } from '../shared/useTimeout.ts';
import { LOADER_FADE_MS } from './constants.ts';
import type { PageLoaderStatus, UsePageLoaderOptions, UsePageLoaderResult } from './types.ts';

const isLoaded = (): boolean => typeof document !== 'undefined' && document.readyState === 'complete';

/**
 * The cover over a page that is still loading: it fades out at the page's `load` and is then gone. It catches neither presses nor
 * focus, and screen readers do not hear of it.
 *
 * @example
 * const loader = usePageLoader();
 * {loader.isPresent && <div {...loader.getLoaderProps()} />}
 */
export function usePageLoader({
  durationMs = LOADER_FADE_MS,
  enabled = true,
}: UsePageLoaderOptions = {}): UsePageLoaderResult {
  const isServerRendered = useIsServerRendered();
  const isStill = useReducedMotion();
  const [element, setElement] = useState<HTMLElement | null>(null);
  // Where a page that has long been loaded draws it, there is nothing to wait for.
  const [progress, setProgress] = useState<PageLoaderStatus>(() =>
    !isServerRendered && isLoaded() ? 'gone' : 'loading',
  );
  const { start } = useTimeout();
  const fadeMs = isStill ? 0 : durationMs;
  useCustomProperties(element, { '--loggia-loader-duration': `${fadeMs}ms` });

  const isWaiting = enabled && progress === 'loading';
  useEffect(() => {
    if (!isWaiting) return undefined;
    const leave = () => setProgress('leaving');
    if (isLoaded()) {
      const frame = requestAnimationFrame(leave);
      return () => cancelAnimationFrame(frame);
    }
    window.addEventListener('load', leave, { once: true });
    return () => window.removeEventListener('load', leave);
  }, [isWaiting]);
  useEffect(() => {
    if (progress === 'leaving') start(fadeMs, () => setProgress('gone'));
  }, [progress, fadeMs, start]);

  const status = enabled ? progress : 'gone';
  const getLoaderProps = useCallback<PropGetter<'div'>>(
    (props) => mergeProps({ ref: setElement, 'aria-hidden': true, 'data-status': status }, props),
    [status],
  );
  return { status, isPresent: status !== 'gone', getLoaderProps };
}
