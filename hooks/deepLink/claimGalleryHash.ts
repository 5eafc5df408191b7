const claims = new Map<string, Set<AbortSignal>>();

/**
 * Settles who answers a hash when a page shows the same gallery twice: the first that claimed it, and when that one goes, the
 * next. True for the one who may open.
 */
export function claimGalleryHash(galleryId: string, claimant: AbortSignal): boolean {
  const rivals = claims.get(galleryId) ?? new Set();
  claims.set(galleryId, rivals.add(claimant));
  for (const rival of rivals) {
    if (!rival.aborted) return rival === claimant;
    rivals.delete(rival);
  }
  return false;
}
