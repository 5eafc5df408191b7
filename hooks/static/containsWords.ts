/** Whether every word of a search is in a text, whatever its case. */
export function containsWords(text = '', search = ''): boolean {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return words.every((word) => text.toLowerCase().includes(word));
}
