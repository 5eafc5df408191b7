import type { CartSection } from '../backend/PriceList.ts';

/** The chosen section: the visitor's, else the given one, else the first. Null: there are several, and the visitor is to choose. */
export function resolveSection(
  sections: readonly CartSection[],
  chosen: CartSection | undefined,
  defaultSection: CartSection | null | undefined,
): CartSection | null {
  if (chosen && sections.includes(chosen)) return chosen;
  if (defaultSection === null && sections.length > 1) return null;
  if (defaultSection && sections.includes(defaultSection)) return defaultSection;
  return sections[0] ?? null;
}
