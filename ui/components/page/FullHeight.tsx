'use client';
import type { ComponentPropsWithoutRef } from 'react';
import { useFullHeight } from '@loggia/hooks/page';
import type { UseFullHeightOptions } from '@loggia/hooks/page';

export interface FullHeightProps extends UseFullHeightOptions, ComponentPropsWithoutRef<'section'> {}

/** A section as high as the window, but not on mobile systems. */
export function FullHeight({ userAgent, enabled, className = '', ...props }: FullHeightProps) {
  const { getSectionProps } = useFullHeight({ userAgent, enabled });
  return <section {...getSectionProps({ ...props, className: `loggia-full-height ${className}` })} />;
}
