export { createStaticAlbums } from './createStaticAlbums.ts';
export type { StaticAlbumsBackend } from './createStaticAlbums.ts';
export { createStaticBackend } from './createStaticBackend.ts';
export type {
  StaticAlbum,
  StaticAlbumsOptions,
  StaticArchiveOptions,
  StaticBackendOptions,
  StaticGallery,
} from './types.ts';
export { createStaticContactForms } from './createStaticContactForms.ts';
export type { StaticContactFormsOptions, StaticDelivery } from './createStaticContactForms.ts';
export { createStaticPlaylist } from './createStaticPlaylist.ts';
export type { StaticPlaylist, StaticPlaylistOptions } from './createStaticPlaylist.ts';
