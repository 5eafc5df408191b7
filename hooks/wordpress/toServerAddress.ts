/**
 * An address that the server wrote into markup or data: escaped ampersands undone, the fragment dropped, and the random order
 * under the name that addresses have for it.
 */
export function toServerAddress(address: string): string {
  return address
    .replaceAll(/&#0*38;|&amp;/g, '&')
    .replace(/#.*$/s, '')
    .replace(/([?&]sort_by=)random(?=&|$)/, '$1casual');
}
