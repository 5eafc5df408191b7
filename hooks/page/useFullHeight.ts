'use client';
import { useCallback } from 'react';
import type { ElementType } from 'react';
import type { ElementProps } from '../shared/ElementProps.ts';
import { mergeProps } from '../shared/mergeProps.ts';
import { useIsServerRendered } from '../shared/useIsClient.ts';
import { isMobileSystem } from './isMobileSystem.ts';
import type { UseFullHeightOptions, UseFullHeightResult } from './types.ts';
import { useMobileSystem } from './useMobileSystem.ts';

/**
 * A section as high as the window, except on mobile systems. Style sheets give the height by `data-full-height`. The server's decision stays,
 * because a tablet that identifies as a desktop would see the page jump at hydration.
 *
 * @example
 * const { getSectionProps } = useFullHeight({ userAgent });
 * <section {...getSectionProps()}>…</section>
 */
export function useFullHeight({ userAgent, enabled = true }: UseFullHeightOptions = {}): UseFullHeightResult {
  const isServerRendered = useIsServerRendered();
  const isMobileHere = useMobileSystem(userAgent);
  const isMobile = isServerRendered ? isMobileSystem(userAgent ?? '') : isMobileHere;
  const isFullHeight = enabled && !isMobile;
  const getSectionProps = useCallback(
    <TElement extends ElementType = 'section'>(props?: ElementProps<TElement>) =>
      mergeProps({ 'data-full-height': isFullHeight ? '' : undefined }, props) as ElementProps<TElement>,
    [isFullHeight],
  );
  return { isFullHeight, getSectionProps };
}
