import { featureOffset, featurePlan, featureSize, roundForStyle } from '../carousel/featureGeometry.ts';
import type { CarouselSlide, FeatureGeometryOptions } from '../carousel/types.ts';

export interface FeatureStyleSheetOptions extends FeatureGeometryOptions {
  /** Selects the viewport. Use none of `<`, `>`, `&` and quotes: React would escape them inside `<style>`. */
  readonly selector: string;
  /** Images of the carousel, also those that are not mounted. */
  readonly count: number;
  /** The mounted slides, in the order of their elements. They are the only children of the track. */
  readonly slides: readonly Pick<CarouselSlide, 'slot'>[];
}

/**
 * Returns the final geometry of a feature carousel at every width as style rules, for the paint before any script. Without scripts it stays a row.
 * Put the text into one `<style nonce suppressHydrationWarning>`: as with `firstPaintRules`, a browser's bundle
 * has an empty text in its place.
 *
 * @example
 * const { selector, slides, isServerRendered } = useFeatureCarousel({ label, count });
 * {isServerRendered && <style nonce={nonce}>{featureStyleSheet({ selector, count, slides })}</style>}
 */
export function featureStyleSheet({ selector, count, slides, ...options }: FeatureStyleSheetOptions): string {
  const { shareOf } = featurePlan({ ...options, count });
  const viewport = `${selector}:not([data-ready])`;
  const slideRules = slides.map(({ slot }, at) => {
    const { scale, layer, opacity, ...share } = shareOf(slot);
    // Not an inset: browsers count a change of layout as a shift, even where a transform makes up for it.
    const transform = `translateX(calc((${featureOffset(share)})*var(--loggia-feature-sign))) scale(${roundForStyle(scale)})`;
    return `${viewport} [data-visible]:nth-child(${at + 1}){transform:${transform};z-index:${layer};opacity:${opacity}}`;
  });
  // By what they contain and by their numbers: `>` would be escaped.
  const stageRules = [
    `${viewport}{overflow:clip;--loggia-feature-sign:1}${viewport}:dir(rtl){--loggia-feature-sign:-1}`,
    `${viewport} :has([data-visible]){display:grid;grid-template-columns:minmax(0,1fr);gap:0;justify-items:center}`,
    `${viewport} [data-visible]{grid-area:1/1}`,
  ];
  const rules = [...stageRules, ...slideRules].join('');
  return `${propertyRules(selector, featureSize(options))}@media (scripting:enabled){${rules}}`;
}

/** A value of a property. An undefined one is not declared. */
type Value = string | number | undefined;

/**
 * Returns custom properties of an element as a style rule, for the paint before any script. As with `firstPaintRules`, a browser's bundle has an
 * empty text in its place.
 *
 * @param selector Use none of `<`, `>`, `&` and quotes: React would escape them inside `<style>`.
 */
export function propertyRules(selector: string, properties: Readonly<Record<`--${string}`, Value>>): string {
  const declarations = Object.entries(properties).flatMap(([name, value]) => (value ? `${name}:${value}` : []));
  return `${selector}{${declarations.join(';')}}`;
}
