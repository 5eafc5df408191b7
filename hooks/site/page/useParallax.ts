'use client';
import { useCallback, useEffect, useState } from 'react';
import type { PropGetter } from '../../core/shared/ElementProps.ts';
import { mergeProps } from '../../core/shared/mergeProps.ts';
import { useCustomProperties } from '../../core/shared/useElementEffect.ts';
import { useReducedMotion } from '../../core/shared/useMediaQuery.ts';
import { PARALLAX_SHIFT_FRACTION } from './constants.ts';
import { playParallax } from './engine/playParallax.ts';
import type { UseParallaxOptions, UseParallaxResult } from './types.ts';
import { useMobileSystem } from './useMobileSystem.ts';

/**
 * Moves a layer more slowly than the page around it. Disabled on mobile operating systems, and if the user prefers
 * reduced motion.
 *
 * @example
 * const { getSceneProps, getLayerProps } = useParallax();
 * <section {...getSceneProps()}>
 *   <div {...getLayerProps()}><img … /></div>
 *   …
 * </section>
 */
export function useParallax({
  shift = PARALLAX_SHIFT_FRACTION,
  userAgent,
  enabled = true,
}: UseParallaxOptions = {}): UseParallaxResult {
  const [scene, setScene] = useState<HTMLElement | null>(null);
  const [layer, setLayer] = useState<HTMLElement | null>(null);
  const isMobile = useMobileSystem(userAgent);
  const hasReducedMotion = useReducedMotion();
  const isActive = enabled && !isMobile && !hasReducedMotion;
  useCustomProperties(scene, { '--loggia-parallax-shift': String(shift) });

  useEffect(() => {
    if (!isActive || !scene || !layer || !('IntersectionObserver' in window)) return undefined;
    return playParallax(scene, layer, shift);
  }, [isActive, scene, layer, shift]);

  const getSceneProps = useCallback<PropGetter<'section'>>(
    (props) => mergeProps({ ref: setScene, 'data-parallax': isActive ? '' : undefined }, props),
    [isActive],
  );
  const getLayerProps = useCallback<PropGetter<'div'>>((props) => mergeProps({ ref: setLayer }, props), []);
  return { isActive, getSceneProps, getLayerProps };
}
