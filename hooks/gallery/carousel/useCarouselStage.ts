'use client';
import { useMemo, useState, type RefCallback } from 'react';
import { createElementRegistry, type ElementRegistry } from '../../core/shared/createElementRegistry.ts';
import { hasFocusWithin } from '../../core/shared/engine/focus.ts';
import { useCustomProperties } from '../../core/shared/useElementEffect.ts';
import { useElementSize } from '../../core/shared/useElementGeometry.ts';
import { useIsomorphicLayoutEffect } from '../../core/shared/useIsomorphicLayoutEffect.ts';
import { carouselShape, type CarouselShape } from './carouselShape.ts';
import { carouselSlides, serverSlides } from './carouselSlides.ts';
import { resolveCarousel, type ResolvedCarousel } from './resolveCarousel.ts';
import type { CarouselSlide, UseCarouselOptions } from './types.ts';
import { useCarouselIndex, type CarouselIndex } from './useCarouselIndex.ts';
import { useCarouselMotion } from './useCarouselMotion.ts';

export interface CarouselStage extends CarouselIndex {
  readonly viewport: HTMLElement | null;
  readonly setViewport: RefCallback<HTMLElement>;
  readonly setTrack: RefCallback<HTMLElement>;
  readonly elements: ElementRegistry<number, HTMLElement>;
  readonly resolved: ResolvedCarousel;
  readonly shape: CarouselShape;
  readonly slides: readonly CarouselSlide[];
  /** Width of the viewport, in CSS pixels. */
  readonly width: number;
  /** Distance from one slide to the next, in CSS pixels, or 0 until it is measured. */
  readonly stepPx: number;
}

/** Manages the elements of a carousel, the slides to mount, and their motion. */
export function useCarouselStage(options: UseCarouselOptions): CarouselStage {
  const { align = 'start', step = 1, loop = false, autoHeight = false } = options;
  const [viewport, setViewport] = useState<HTMLElement | null>(null);
  const [track, setTrack] = useState<HTMLElement | null>(null);
  const [elements] = useState(() => createElementRegistry<number, HTMLElement>());
  const { width } = useElementSize(viewport);
  const resolved = resolveCarousel(options, width);
  const { effect, items, gap, durationMs, initialCount } = resolved;
  const count = Math.max(0, Math.floor(options.count));
  const shape = useMemo(() => carouselShape({ count, items, align, step, loop }), [count, items, align, step, loop]);
  const overscan = options.overscan ?? shape.visibleCount;
  const position = useCarouselIndex(options, shape);
  const { index, turn } = position;

  // If the number of slides depends on the width, keep the server-rendered slides until the width is known, because one
  // of them may have focus.
  const isViewKnown = viewport !== null && (width > 0 || typeof options.items !== 'object');
  const keptIndex = effect === 'fade' ? turn.from : undefined;
  const slides = useMemo(
    () =>
      isViewKnown ? carouselSlides({ shape, index, overscan, keptIndex }) : serverSlides(shape, index, initialCount),
    [isViewKnown, shape, index, overscan, keptIndex, initialCount],
  );
  const stepPx = width > 0 ? (width + gap) / items : 0;
  useCustomProperties(viewport, {
    '--loggia-carousel-items': String(items),
    '--loggia-carousel-gap': `${gap}px`,
    '--loggia-carousel-duration': `${durationMs}ms`,
  });
  useInertSlides(viewport, elements, slides);
  useAutoHeight(viewport, elements, slides, autoHeight);
  useCarouselMotion({ viewport, track, elements, effect, durationMs, overscan, shape, turn, stepPx });
  return {
    ...position,
    width,
    viewport,
    setViewport,
    setTrack,
    elements,
    resolved,
    shape,
    slides,
    stepPx,
  };
}

/** Makes slides that are out of view inert. If one of them contains focus, focus moves to the viewport. */
export function useInertSlides(
  viewport: HTMLElement | null,
  elements: ElementRegistry<number, HTMLElement>,
  slides: readonly Pick<CarouselSlide, 'index' | 'isVisible'>[],
): void {
  useIsomorphicLayoutEffect(() => {
    for (const { index, isVisible } of slides) {
      const element = elements.get(index);
      if (!isVisible && element && hasFocusWithin(element)) viewport?.focus({ preventScroll: true });
      element?.toggleAttribute('inert', !isVisible);
    }
  }, [viewport, elements, slides]);
}

const PROPERTY = '--loggia-carousel-height';

/** Sets a custom property of the viewport to the height of the tallest slide in view. */
function useAutoHeight(
  viewport: HTMLElement | null,
  elements: ElementRegistry<number, HTMLElement>,
  slides: readonly CarouselSlide[],
  isOn: boolean,
): void {
  useIsomorphicLayoutEffect(() => {
    if (!viewport || !isOn) return undefined;
    const visible = slides.flatMap(({ index, isVisible }) => (isVisible ? (elements.get(index) ?? []) : []));
    const measure = () => {
      const height = Math.max(0, ...visible.map(({ offsetHeight }) => offsetHeight));
      viewport.style.setProperty(PROPERTY, `${height}px`);
    };
    measure();
    if (!('ResizeObserver' in window)) return undefined;
    let frame = 0;
    // An image that loads late makes its slide taller. Wait for the next frame, because an observer must not resize its
    // target.
    const observer = new ResizeObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(measure);
    });
    for (const element of visible) observer.observe(element, { box: 'border-box' });
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
    };
  }, [viewport, elements, slides, isOn]);
  useIsomorphicLayoutEffect(() => {
    if (!viewport || !isOn) return undefined;
    return () => {
      viewport.style.removeProperty(PROPERTY);
    };
  }, [viewport, isOn]);
}
