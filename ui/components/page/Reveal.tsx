'use client';
import type { ComponentPropsWithoutRef } from 'react';
import { useReveal } from '@loggia/hooks/page';
import type { UseRevealOptions } from '@loggia/hooks/page';

export interface RevealProps extends UseRevealOptions, ComponentPropsWithoutRef<'div'> {
  /** How it comes in. @default 'fadeInUp' */
  readonly effect?: 'fadeIn' | 'fadeInLeft' | 'fadeInRight' | 'fadeInUp' | undefined;
  /** The element that it is. @default 'div' */
  readonly as?: 'div' | 'li' | 'article' | 'section' | 'figure' | 'header' | 'p' | undefined;
}

/**
 * A box that comes in once, when it is scrolled into view.
 *
 * @example
 * <Reveal as="li" effect="fadeInLeft">Inheritance</Reveal>
 */
export function Reveal({
  offset,
  staggerMs,
  enabled,
  effect = 'fadeInUp',
  as = 'div',
  className = '',
  ...props
}: RevealProps) {
  const { getRevealProps } = useReveal({ offset, staggerMs, enabled });
  // What these elements have in common is all that is given to them.
  const Element = as as 'div';
  return <Element {...getRevealProps({ ...props, className: `loggia-reveal ${className}`, 'data-effect': effect })} />;
}
