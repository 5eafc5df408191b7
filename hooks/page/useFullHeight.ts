'use client';
import { useCallback } from 'react';
import type { ElementType } from 'react';
import type { ElementProps } from '../shared/ElementProps.ts';
import { mergeProps } from '../shared/mergeProps.ts';
import type { UseFullHeightOptions, UseFullHeightResult } from './types.ts';
import { useMobileSystem } from './useMobileSystem.ts';

/**
 * A section as high as the window, but not on mobile systems. Style sheets give the height, by `data-full-height`.
 *
 * @example
 * const { getSectionProps } = useFullHeight({ userAgent });
 * <section {...getSectionProps()}>…</section>
 */
export function useFullHeight({ userAgent, enabled = true }: UseFullHeightOptions = {}): UseFullHeightResult {
  const isMobile = useMobileSystem(userAgent);
  const isFullHeight = enabled && !isMobile;
  const getSectionProps = useCallback(
    <TElement extends ElementType = 'section'>(props?: ElementProps<TElement>) =>
      mergeProps({ 'data-full-height': isFullHeight ? '' : undefined }, props) as ElementProps<TElement>,
    [isFullHeight],
  );
  return { isFullHeight, getSectionProps };
}
