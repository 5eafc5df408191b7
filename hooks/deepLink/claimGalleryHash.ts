import { createPageState } from '../shared/pageState.ts';

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
