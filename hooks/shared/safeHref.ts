const LINK_PROTOCOL = /^(?:https?|mailto|tel):$/;
const WEB_PROTOCOL = /^https?:$/;

/** The use of an address that is not a link. */
export type SourceUse = 'image' | 'media' | 'frame' | 'form';

/** The addresses that a page may have made itself: a file in its memory, or one that is written into the address. */
const OWN_FILE: Readonly<Partial<Record<SourceUse, RegExp>>> = {
  image: /^\s*(?:blob:|data:image\/)/i,
  media: /^\s*(?:blob:|data:(?:audio|video)\/)/i,
};

/** Stands for a refused file: it cannot be loaded, and says so as any other one does (CSS Values 4, `about:invalid`). */
export const REFUSED_FILE = 'about:invalid';

/** The scheme as a browser reads it, which ignores the blanks that would hide it from us; undefined for what is no address. */
function protocolOf(address: string): string | undefined {
  try {
    return new URL(address, 'https://page.invalid').protocol;
  } catch {
    return undefined;
  }
}

/** An address fit for a link: relative, or http, https, mailto or tel. Undefined for everything else. */
export function safeHref(address: string | undefined): string | undefined {
  return LINK_PROTOCOL.test(protocolOf(address ?? '') ?? '') ? address : undefined;
}

/** Whether a page has made the file itself, in its memory or as text in the address. */
export function isOwnFile(address: string): boolean {
  return Boolean(OWN_FILE.image?.test(address) || OWN_FILE.media?.test(address));
}

/** The address of a file, fit for a link: as for any link, or a picture or film that the page itself made. */
export function fileHref(address: string | undefined): string | undefined {
  return address !== undefined && isOwnFile(address) ? address : safeHref(address);
}

/**
 * An address fit to be loaded: relative, http or https, and for pictures and films a file that the page itself made (`blob:`, `data:`).
 * Anything else is undefined for a frame and a form; for pictures and films it is an address that fails, so that the failure is told.
 */
export function safeSource(address: string, use: 'image' | 'media'): string;
export function safeSource(address: string | undefined, use: SourceUse): string | undefined;
export function safeSource(address: string | undefined, use: SourceUse): string | undefined {
  if (address === undefined) return undefined;
  if (OWN_FILE[use]?.test(address) || WEB_PROTOCOL.test(protocolOf(address) ?? '')) return address;
  return use === 'image' || use === 'media' ? REFUSED_FILE : undefined;
}
