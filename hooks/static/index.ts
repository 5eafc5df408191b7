export { createStaticAlbums } from './createStaticAlbums.ts';
export { createStaticBackend } from './createStaticBackend.ts';
export type { StaticAlbum, StaticAlbumsOptions, StaticBackendOptions, StaticGallery } from './types.ts';
export { createStaticContactForms } from './createStaticContactForms.ts';
export type { StaticContactFormsOptions, StaticDelivery } from './createStaticContactForms.ts';
