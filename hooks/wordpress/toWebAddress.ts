/** The absolute address of an `http` or `https` link found in an answer; undefined for every other scheme and for junk. */
export function toWebAddress(address: string, base: string): string | undefined {
  if (!address) return undefined;
  try {
    const url = new URL(address, base);
    return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : undefined;
  } catch {
    return undefined;
  }
}
