'use client';
import { useCallback, useEffect, useState } from 'react';
import type { PropGetter } from '../../core/shared/ElementProps.ts';
import { knownName } from '../../core/shared/knownName.ts';
import { mergeProps } from '../../core/shared/mergeProps.ts';
import { useCustomProperties } from '../../core/shared/useElementEffect.ts';
import { useIsServerRendered } from '../../core/shared/useIsClient.ts';
import { useReducedMotion } from '../../core/shared/useMediaQuery.ts';
import { useTimeout } from '../../core/shared/useTimeout.ts';
import { LOADER_FADE_MS } from './constants.ts';
import type { PageLoaderStatus, UsePageLoaderOptions, UsePageLoaderResult } from './types.ts';

type Until = NonNullable<UsePageLoaderOptions['until']>;

const isReached = (until: Until): boolean =>
  typeof document !== 'undefined' &&
  (until === 'load' ? document.readyState === 'complete' : document.readyState !== 'loading');

/** Events on `window`. `DOMContentLoaded` bubbles to it from the document. */
const EVENTS = { load: 'load', contentLoaded: 'DOMContentLoaded' } as const satisfies Record<Until, string>;

/**
 * Manages a cover over a loading page. It fades out at the `load` event or once the document has been parsed. It
 * ignores pointers and focus, and is hidden from screen readers.
 *
 * @example
 * const loader = usePageLoader();
 * {loader.isMounted && <div {...loader.getLoaderProps()} />}
 */
export function usePageLoader({
  until: givenUntil = 'load',
  durationMs = LOADER_FADE_MS,
  enabled = true,
}: UsePageLoaderOptions = {}): UsePageLoaderResult {
  const until = knownName(givenUntil, ['load', 'contentLoaded'], '`until` value of a page loader');
  const isServerRendered = useIsServerRendered();
  const hasReducedMotion = useReducedMotion();
  const [element, setElement] = useState<HTMLElement | null>(null);
  // If the page has already loaded, no loader is shown.
  const [progress, setProgress] = useState<PageLoaderStatus>(() =>
    !isServerRendered && isReached(until) ? 'gone' : 'loading',
  );
  const { start } = useTimeout();
  const fadeMs = hasReducedMotion ? 0 : durationMs;
  useCustomProperties(element, { '--loggia-loader-duration': `${fadeMs}ms` });

  const isWaiting = enabled && progress === 'loading';
  useEffect(() => {
    if (!isWaiting) return undefined;
    const leave = () => setProgress('leaving');
    if (isReached(until)) {
      const frame = requestAnimationFrame(leave);
      return () => cancelAnimationFrame(frame);
    }
    const event = EVENTS[until];
    window.addEventListener(event, leave, { once: true });
    return () => window.removeEventListener(event, leave);
  }, [isWaiting, until]);
  useEffect(() => {
    if (progress === 'leaving') start(fadeMs, () => setProgress('gone'));
  }, [progress, fadeMs, start]);

  const status = enabled ? progress : 'gone';
  const getLoaderProps = useCallback<PropGetter<'div'>>(
    (props) => {
      const own = { ref: setElement, 'aria-hidden': true, 'data-status': status };
      return mergeProps({ ...own, 'data-until': until === 'load' ? undefined : until }, props);
    },
    [status, until],
  );
  return { status, isMounted: status !== 'gone', getLoaderProps };
}
