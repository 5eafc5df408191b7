/** A value of a property. An undefined one is not declared. */
type Value = string | number | undefined;

/**
 * Custom properties of an element as a style rule, for the paint before any script runs. A browser's bundle has an empty text in
 * its place, as in that of `firstPaintRules`.
 *
 * @param selector Use none of `<`, `>`, `&` and quotes: React would escape them inside `<style>`.
 */
export function propertyRules(selector: string, properties: Readonly<Record<`--${string}`, Value>>): string {
  const declarations = Object.entries(properties).flatMap(([name, value]) => (value ? `${name}:${value}` : []));
  return `${selector}{${declarations.join(';')}}`;
}
