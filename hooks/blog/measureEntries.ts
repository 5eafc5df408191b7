/** Heights of the entries that are in the document, by their indices, in CSS pixels. */
export function measureEntries(list: HTMLElement): ReadonlyMap<number, number> {
  const heights = new Map<number, number>();
  for (const child of list.children) {
    const { dataset, offsetHeight } = child as HTMLElement;
    const index = Number(dataset['index']);
    if (dataset['index'] !== undefined && offsetHeight > 0) heights.set(index, offsetHeight);
  }
  return heights;
}
