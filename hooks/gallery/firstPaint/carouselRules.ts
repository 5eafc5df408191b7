import { featureOffset, featurePlan, featureSize, roundForStyle } from '../carousel/featureGeometry.ts';
import { itemsPerView } from '../carousel/resolveCarousel.ts';
import type { FirstPaintOf } from './types.ts';

/** Returns the number of slides in view at each width, and their gap, as style rules. */
export function carouselRules({ items, gap, selector }: Omit<FirstPaintOf<'carousel'>, 'view'>): string {
  const first = `${selector}{--loggia-carousel-items:${itemsPerView(items, 0)};--loggia-carousel-gap:${gap}px}`;
  if (typeof items === 'number') return first;
  const steps = [...items].sort((left, right) => left.minWidth - right.minWidth);
  const rules = steps.map(
    ({ minWidth }) =>
      `@container (min-width:${minWidth}px){${selector}{--loggia-carousel-items:${itemsPerView(items, minWidth)}}}`,
  );
  return first + rules.join('');
}

/**
 * Returns the final geometry of a feature carousel at every width as style rules. Without JavaScript, the carousel
 * remains a row.
 */
export function featureCarouselRules(firstPaint: FirstPaintOf<'featureCarousel'>): string {
  const { selector, slides } = firstPaint;
  const { shareOf } = featurePlan(firstPaint);
  const viewport = `${selector}:not([data-ready])`;
  const slideRules = slides.map(({ slot }, at) => {
    const { scale, layer, opacity, ...share } = shareOf(slot);
    // Do not use an inset: browsers count layout changes as a shift, even if a transform compensates for them.
    const transform = `translateX(calc((${featureOffset(share)})*var(--loggia-feature-sign))) scale(${roundForStyle(scale)})`;
    return `${viewport} [data-visible]:nth-child(${at + 1}){transform:${transform};z-index:${layer};opacity:${opacity}}`;
  });
  // The selectors match elements by content and position, because React would escape `>` inside `<style>`.
  const stageRules = [
    `${viewport}{overflow:clip;--loggia-feature-sign:1}${viewport}:dir(rtl){--loggia-feature-sign:-1}`,
    `${viewport} :has([data-visible]){display:grid;grid-template-columns:minmax(0,1fr);gap:0;justify-items:center}`,
    `${viewport} [data-visible]{grid-area:1/1}`,
  ];
  const rules = [...stageRules, ...slideRules].join('');
  return `${propertyRules({ selector, properties: featureSize(firstPaint) })}@media (scripting:enabled){${rules}}`;
}

/** Returns the custom properties of an element as a style rule. */
export function propertyRules({
  selector,
  properties,
}: Pick<FirstPaintOf<'properties'>, 'selector' | 'properties'>): string {
  const declarations = Object.entries(properties).flatMap(([name, value]) => (value ? `${name}:${value}` : []));
  return `${selector}{${declarations.join(';')}}`;
}
