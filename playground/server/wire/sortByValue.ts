import type { ImageSort } from '../database/ImageFilter.ts';

const SORTS: Readonly<Record<string, ImageSort>> = {
  default: 'order',
  order: 'order',
  alt: 'alt',
  date: 'date',
  filename: 'filename',
  size: 'size',
  random: 'random',
  // Two more names of the same thing: the first stands in the page's own address, the second in later ones.
  casual: 'random',
  'RAND()': 'random',
};

/** The order behind a value of the wire, or null for a value that the server does not know. */
export function sortByValue(value: string): ImageSort | null {
  return Object.hasOwn(SORTS, value) ? (SORTS[value] ?? null) : null;
}
