import type { CartSection } from '../backend/PriceList.ts';

const SECTIONS: readonly CartSection[] = ['manual', 'downloads'];

/** The sections that we know among names, in their order. */
export function toSections(names: readonly string[]): readonly CartSection[] {
  return names.flatMap((name) => SECTIONS.find((section) => section === name.trim()) ?? []);
}
