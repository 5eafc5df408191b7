/** An entry of a catalog. */
export interface CatalogueEntry {
  readonly cells: readonly string[];
  readonly description: string;
}

/**
 * Reads seed content written as text: each entry is a line of cells separated by ` | `, followed by the indented lines
 * of its description.
 */
export const readCatalogue = (text: string): readonly CatalogueEntry[] =>
  text
    .trim()
    .split(/\n(?! )/)
    .map((entry) => {
      const [head = '', ...lines] = entry.split('\n');
      return { cells: head.split(' | '), description: lines.map((line) => line.trim()).join('\n') };
    });
