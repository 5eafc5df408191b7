import { LONGEST_SEARCH_LENGTH } from '../browsing/constants.ts';

/** The words of a search, in lower case. */
export const wordsOf = (search: string): readonly string[] =>
  search.slice(0, LONGEST_SEARCH_LENGTH).toLowerCase().split(/\s+/).filter(Boolean);

/** Whether every word of a search is in a text, whatever its case. */
export function containsWords(text: string, words: readonly string[]): boolean {
  const lower = text.toLowerCase();
  return words.every((word) => lower.includes(word));
}
