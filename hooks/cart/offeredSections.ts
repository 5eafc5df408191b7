import type { CartSection, PriceList } from '../backend/PriceList.ts';

/** The sections that have something in them, in shown order, each once. */
export function offeredSections({ sections, manual, downloads }: PriceList): readonly CartSection[] {
  const isOffered = { manual: manual !== undefined, downloads: (downloads?.items.length ?? 0) > 0 };
  return [...new Set(sections)].filter((section) => isOffered[section]);
}
