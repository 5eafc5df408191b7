/**
 * The entry that begins last before a distance from the top of a list in which entries still flow, and its own distance, in CSS pixels.
 * Undefined where there is none.
 */
export function flowingEntryAt(list: HTMLElement, offset: number): { index: number; top: number } | undefined {
  const listTop = list.getBoundingClientRect().top;
  let found;
  for (const child of list.children) {
    const top = child.getBoundingClientRect().top - listTop;
    const { index } = (child as HTMLElement).dataset;
    if (index !== undefined && top <= offset) found = { index: Number(index), top };
  }
  return found;
}
