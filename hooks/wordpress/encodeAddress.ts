/** The URI encoding that the wire wants of an address within a form field; one that cannot be encoded goes as it is. */
export function encodeAddress(address: string): string {
  try {
    return encodeURI(address);
  } catch {
    return address;
  }
}
