import { createPageState } from '../../shared/pageState.ts';
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

const page = /* @__PURE__ */ createPageState<{ claims: Map<string, Set<AbortSignal>> }>('galleryHashes', () => ({
  claims: new Map(),
}));

/**
 * Settles who answers a hash when a page shows the same gallery twice: the first that claimed it, and when that one goes, the
 * next. True for the one who may open.
 */
export function claimGalleryHash(galleryId: string, claimant: AbortSignal): boolean {
  const rivals = page.claims.get(galleryId) ?? new Set();
  page.claims.set(galleryId, rivals.add(claimant));
  for (const rival of rivals) {
    if (!rival.aborted) return rival === claimant;
    rivals.delete(rival);
  }
  return false;
}
