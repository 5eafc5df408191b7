import { claimGalleryHash } from '../claimGalleryHash.ts';
import { galleryHashCodec } from '../galleryHashCodec.ts';
import type { DeepLinkTarget, HashCodec } from '../types.ts';

/**
 * Reads the target of a gallery from the hash. With a `claimant` the gallery's hash is claimed, until that is aborted, and null is the answer
 * for all but the oldest of those that claim the same gallery: exactly one may open.
 */
export function readHash(galleryId: string, codec: HashCodec | boolean, claimant?: AbortSignal): DeepLinkTarget | null {
  if (claimant && !claimGalleryHash(galleryId, claimant)) return null;
  return parseHash(window.location.hash, typeof codec === 'object' ? codec : galleryHashCodec, galleryId);
}

/** Reads the target of one gallery from the hash, or null. A codec that throws over junk has said that it is junk. */
function parseHash(hash: string, codec: HashCodec, galleryId: string | undefined): DeepLinkTarget | null {
  try {
    const target = codec.parse(hash);
    return target && target.galleryId === galleryId ? target : null;
  } catch {
    return null;
  }
}
