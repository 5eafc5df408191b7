import type { ImageSort } from '../database/imageCondition.ts';

const SORTS: Readonly<Record<string, ImageSort>> = {
  default: 'order',
  order: 'order',
  alt: 'alt',
  date: 'date',
  filename: 'filename',
  size: 'size',
  random: 'random',
  // Aliases: the first appears in the page's own URL, the second in later ones.
  casual: 'random',
  'RAND()': 'random',
};

/** Returns the order for a parameter value, or null if the server does not know it. */
export function sortByValue(value: string): ImageSort | null {
  return Object.hasOwn(SORTS, value) ? (SORTS[value] ?? null) : null;
}
