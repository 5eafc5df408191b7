import { encodeText } from '../../core/shared/encodeText.ts';
import type { HashCodec } from './types.ts';

const GALLERY_HASH = /^#bwg([^/]+)\/([^/]+)$/;
/** Matches a valid id. Because anyone can edit a URL, the length is limited and control characters are rejected. */
const ID = /^\P{Cc}{1,200}$/u;

/** Codec for `#bwg{gallery}/{image}`, the hash in the Photo Gallery plugin's links. Ids may contain any text. */
export const galleryHashCodec: HashCodec = {
  parse(hash) {
    const [, gallery, image] = GALLERY_HASH.exec(hash) ?? [];
    if (!gallery || !image) return null;
    try {
      const [galleryId, imageId] = [decodeURIComponent(gallery), decodeURIComponent(image)];
      return ID.test(galleryId) && ID.test(imageId) ? { galleryId, imageId } : null;
    } catch {
      return null;
    }
  },
  format({ galleryId, imageId }) {
    return `#bwg${encodeText(galleryId)}/${encodeText(imageId)}`;
  },
};
