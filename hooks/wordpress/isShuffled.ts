/** Whether an address of the lightbox call says that the site itself shows the gallery in random order. */
export function isShuffled(lightboxUrl: string): boolean {
  return /[?&;]sort_by=(?:casual|random)(?:&|$)/.test(lightboxUrl);
}
