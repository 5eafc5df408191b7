/** The absolute form of an http or https address; undefined for every other one, and for a relative one without a base. */
export function webAddress(address: string | undefined, base: string | undefined): string | undefined {
  if (!address) return undefined;
  try {
    const url = new URL(address, base);
    return /^https?:$/.test(url.protocol) ? url.href : undefined;
  } catch {
    return undefined;
  }
}
