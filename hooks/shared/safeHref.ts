const SAFE_PROTOCOL = /^(https?|mailto|tel):$/;

/** An address fit for a link: relative, or http, https, mailto or tel. Undefined for everything else. */
export function safeHref(address: string | undefined): string | undefined {
  try {
    // A browser's own reading of the address: it ignores the blanks that would hide a scheme from us.
    return SAFE_PROTOCOL.test(new URL(address ?? '', 'https://page.invalid').protocol) ? address : undefined;
  } catch {
    return undefined;
  }
}
