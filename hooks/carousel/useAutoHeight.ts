'use client';
import type { ElementRegistry } from '../shared/createElementRegistry.ts';
import { useIsomorphicLayoutEffect } from '../shared/useIsomorphicLayoutEffect.ts';
import type { CarouselSlide } from './types.ts';

const PROPERTY = '--loggia-carousel-height';

/** Keeps the height of the tallest slide in view in a custom property of the viewport, whenever it changes. */
export function useAutoHeight(
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
    // A picture that comes late makes its slide grow. In the next frame: an observer must not resize what is observed.
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
