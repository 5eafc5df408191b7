/** A standing offer to open what the hash names. */
export interface HashClaim {
  /** True while no older claim on the same gallery stands: only the holder may open. */
  isHolder(): boolean;
  release(): void;
}

const claims = new Map<string, HashClaim[]>();

/**
 * Settles who answers a hash when a page shows the same gallery twice: the first that claimed it, and when that one goes, the
 * next. Call it in an effect, before the hash is read, and release the claim when the effect is cleaned up.
 */
export function claimGalleryHash(galleryId: string): HashClaim {
  const rivals = claims.get(galleryId) ?? [];
  const claim: HashClaim = {
    isHolder: () => rivals[0] === claim,
    release() {
      const place = rivals.indexOf(claim);
      if (place >= 0) rivals.splice(place, 1);
      if (rivals.length === 0 && claims.get(galleryId) === rivals) claims.delete(galleryId);
    },
  };
  rivals.push(claim);
  claims.set(galleryId, rivals);
  return claim;
}
