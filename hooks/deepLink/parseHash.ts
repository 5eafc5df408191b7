import type { DeepLinkTarget, HashCodec } from './types.ts';

/** What the hash says of one gallery, or null. A codec that throws over junk has said that it is junk. */
export function parseHash(hash: string, codec: HashCodec, galleryId: string | undefined): DeepLinkTarget | null {
  try {
    const target = codec.parse(hash);
    return target && target.galleryId === galleryId ? target : null;
  } catch {
    return null;
  }
}
