'use client';
import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import {
  useBackToTop,
  useCounter,
  useFullHeight,
  usePageLoader,
  useParallax,
  useReveal,
  type UseBackToTopOptions,
  type UseCounterOptions,
  type UseFullHeightOptions,
  type UsePageLoaderOptions,
  type UseParallaxOptions,
  type UseRevealOptions,
} from '@loggia/hooks/page';
import { UpIcon } from '../icons/UpIcon.ts';
import { useKit } from '../KitProvider.tsx';

export interface RevealProps extends UseRevealOptions, ComponentPropsWithoutRef<'div'> {
  /** The entrance effect. @default 'fadeInUp' */
  readonly effect?: 'fadeIn' | 'fadeInLeft' | 'fadeInRight' | 'fadeInUp' | undefined;
  /** The element to render. @default 'div' */
  readonly as?: 'div' | 'li' | 'article' | 'section' | 'figure' | 'header' | 'p' | undefined;
}

/**
 * Renders an element that animates in once, when it is scrolled into view.
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
  // Only props that all of these elements support are passed.
  const Element = as as 'div';
  return <Element {...getRevealProps({ ...props, className: `loggia-reveal ${className}`, 'data-effect': effect })} />;
}

export interface FullHeightProps extends UseFullHeightOptions, ComponentPropsWithoutRef<'section'> {}

/** Renders a section that is as tall as the viewport, except on mobile operating systems. */
export function FullHeight({ userAgent, enabled, className = '', ...props }: FullHeightProps) {
  const { getSectionProps } = useFullHeight({ userAgent, enabled });
  return <section {...getSectionProps({ ...props, className: `loggia-full-height ${className}` })} />;
}

export interface ParallaxProps extends UseParallaxOptions, ComponentPropsWithoutRef<'section'> {
  /** The layer behind the section's content, such as an image that covers it. */
  readonly layer: ReactNode;
}

/**
 * Renders a section in front of a layer that moves more slowly than the page.
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

export interface CounterProps extends UseCounterOptions, Pick<ComponentPropsWithoutRef<'span'>, 'id' | 'className'> {}

/**
 * Renders a number that counts up to its value once, when it is first scrolled into view.
 *
 * @example
 * <Counter value={1240} />
 */
export function Counter({ id, className = '', ...options }: CounterProps) {
  const counter = useCounter(options);
  return (
    <span {...counter.getCounterProps({ id, className: `loggia-counter-number ${className}` })}>
      <span {...counter.getValueProps()}>{counter.valueText}</span>
      {counter.status !== 'done' && <span {...counter.getNumberProps()}>{counter.text}</span>}
    </span>
  );
}

/** Renders a back-to-top link that appears in the corner of the window once the page has been scrolled. */
export function BackToTop({ labels, ...options }: UseBackToTopOptions) {
  const kit = useKit();
  const { getLinkProps } = useBackToTop({ ...options, labels: { ...kit.labels?.page, ...labels } });
  return (
    <a {...getLinkProps({ className: 'loggia-back-to-top' })}>
      <UpIcon />
    </a>
  );
}

/**
 * Renders a loader that covers the page while it is loading. It disappears after five seconds, even without scripts.
 */
export function PageLoader(options: UsePageLoaderOptions) {
  const { isMounted, getLoaderProps } = usePageLoader(options);
  return isMounted && <div {...getLoaderProps({ className: 'loggia-page-loader' })} />;
}
