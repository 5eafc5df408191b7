'use client';
import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { useParallax } from '@loggia/hooks/page';
import type { UseParallaxOptions } from '@loggia/hooks/page';

export interface ParallaxProps extends UseParallaxOptions, ComponentPropsWithoutRef<'section'> {
  /** What moves behind the section: a picture that covers its element. */
  readonly layer: ReactNode;
}

/**
 * A section before a layer that moves more slowly than the page.
 *
 * @example
 * <Parallax layer={<img src="/hall.jpg" alt="" />}>…</Parallax>
 */
export function Parallax({ layer, shift, userAgent, enabled, className = '', children, ...props }: ParallaxProps) {
  const { getSceneProps, getLayerProps } = useParallax({ shift, userAgent, enabled });
  return (
    <section {...getSceneProps({ ...props, className: `loggia-parallax ${className}` })}>
      <div {...getLayerProps({ className: 'loggia-parallax-layer' })}>{layer}</div>
      {children}
    </section>
  );
}
