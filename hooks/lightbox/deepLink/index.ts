export { galleryHashCodec } from './galleryHashCodec.ts';
export { useDeepLink } from './useDeepLink.ts';
export { HASH_WRITE_INTERVAL_MS } from './constants.ts';
export type { DeepLinkTarget, HashCodec, UseDeepLinkOptions, UseDeepLinkResult } from './types.ts';
