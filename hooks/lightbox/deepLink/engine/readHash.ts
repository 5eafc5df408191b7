import { createPageState } from '../../../core/shared/pageState.ts';
import { galleryHashCodec } from '../galleryHashCodec.ts';
import type { DeepLinkTarget, HashCodec } from '../types.ts';

/**
 * Reads a gallery's target from the hash. If a `claimant` is given, it claims the gallery's hash until it is aborted.
 * Returns `null` for all claimants of a gallery except the oldest, because only one lightbox may open.
 */
export function readHash(galleryId: string, codec: HashCodec | boolean, claimant?: AbortSignal): DeepLinkTarget | null {
  if (claimant && !claimGalleryHash(galleryId, claimant)) return null;
  return parseHash(window.location.hash, typeof codec === 'object' ? codec : galleryHashCodec, galleryId);
}

/** Reads the target of a gallery from a hash, or returns `null`. A codec error counts as an invalid hash. */
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
 * Claims the hash of a gallery, which may appear on the page more than once. Returns `true` only for the oldest
 * claimant that has not been aborted.
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
