export { createStaticAlbums } from './createStaticAlbums.ts';
export { createStaticBackend } from './createStaticBackend.ts';
export type { StaticAlbum, StaticAlbumsOptions, StaticBackendOptions, StaticGallery } from './types.ts';
