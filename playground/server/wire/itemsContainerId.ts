/** Id of the element that holds the items of a gallery; part of the tag filter's key. */
export function itemsContainerId(instance: number): string {
  return `bwg_thumbnails_${instance}`;
}
