import type { BrowsingState } from './browsingState.ts';
import type { BrowsingParameters } from './browsingParameters.ts';

/** A query that asks for a state. What others keep in it stays, and what a gallery does by itself needs no words. */
export function writeBrowsing(
  query: URLSearchParams,
  { page, search, sort, tagIds, randomSeed }: BrowsingState,
  names: BrowsingParameters,
): URLSearchParams {
  const written = new URLSearchParams(query);
  const parts: readonly (readonly [name: string, value: string])[] = [
    [names.search, search],
    [names.sort, sort],
    [names.randomSeed, randomSeed],
    [names.tags, tagIds.join(',')],
    [names.page, page > 1 ? String(page) : ''],
  ];
  for (const [name, value] of parts) {
    if (value) written.set(name, value);
    else written.delete(name);
  }
  return written;
}
