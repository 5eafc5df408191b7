/** Key of a download's field among the registered elements. The tabs have the names of their sections. */
export function downloadKey(itemId: string): string {
  return `download ${itemId}`;
}
