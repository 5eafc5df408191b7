import type { HashCodec } from './types.ts';

const GALLERY_HASH = /^#bwg(\d{1,15})\/(\d{1,15})$/;

/** `#bwg{gallery}/{image}`, the form that links in the wild have (specification, point 2). */
export const galleryHashCodec: HashCodec = {
  parse(hash) {
    const match = GALLERY_HASH.exec(hash);
    return match?.[1] && match[2] ? { galleryId: match[1], imageId: match[2] } : null;
  },
  format({ galleryId, imageId }) {
    return `#bwg${galleryId}/${imageId}`;
  },
};
