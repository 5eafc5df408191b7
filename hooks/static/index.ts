export { createStaticAlbums } from './createStaticAlbums.ts';
export type { StaticAlbumsBackend } from './createStaticAlbums.ts';
export { createStaticBackend } from './createStaticBackend.ts';
export type { StaticAlbum, StaticAlbumsOptions, StaticBackendOptions, StaticGallery } from './types.ts';
export type { StaticArchiveOptions } from './createStaticArchive.ts';
export { createStaticContactForms } from './createStaticContactForms.ts';
export type { StaticContactFormsOptions, StaticDelivery } from './createStaticContactForms.ts';
export { createStaticPlaylist } from './createStaticPlaylist.ts';
export type { StaticPlaylist, StaticPlaylistOptions } from './createStaticPlaylist.ts';
