import { withoutEnd } from '../shared/withoutEnd.ts';
import { decodeEntities } from './decodeEntities.ts';
import { toWebAddress } from './toWebAddress.ts';

/** Some editions write the whole address percent-encoded; an address with a bare slash is not. */
const ENCODED_AS_A_WHOLE = /^[^/]*%2f/i;

function decodeWhole(address: string): string {
  try {
    return ENCODED_AS_A_WHOLE.test(address) ? decodeURIComponent(address) : address;
  } catch {
    return address;
  }
}

/**
 * The absolute address of a file in the lightbox data: files of the site are written relative to `uploadsUrl`, a leading
 * slash included; those of providers are absolute. Undefined for anything a browser should not load.
 */
export function toFileAddress(written: string, uploadsUrl: string, base: string): string | undefined {
  const address = decodeWhole(decodeEntities(written)).trim();
  if (!address) return undefined;
  const isAbsolute = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(address);
  return toWebAddress(isAbsolute ? address : `${withoutEnd(uploadsUrl, '/')}/${address.replace(/^\/+/, '')}`, base);
}
