'use client';
import { useCallback, type ElementType } from 'react';
import type { ElementProps } from '../../core/shared/ElementProps.ts';
import { mergeProps } from '../../core/shared/mergeProps.ts';
import { useIsServerRendered } from '../../core/shared/useIsClient.ts';
import { isMobileSystem } from './isMobileSystem.ts';
import type { UseFullHeightOptions, UseFullHeightResult } from './types.ts';
import { useMobileSystem } from './useMobileSystem.ts';

/**
 * Makes a section as tall as the viewport, except on mobile operating systems. Stylesheets set the height based on
 * `data-full-height`. After server rendering, the server's decision is kept. Otherwise, a tablet that identifies as a
 * desktop would cause a layout shift during hydration.
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
