import * as loggia from '@loggia/hooks/static';
import type { GalleryImage } from '@loggia/hooks';
import { overNetwork } from './network.ts';

/** The static backends, connected through the simulated network. */
export const createStaticBackend = <TImage extends GalleryImage>(options: loggia.StaticBackendOptions<TImage>) =>
  overNetwork(loggia.createStaticBackend(options));

export const createStaticAlbums = (options: loggia.StaticAlbumsOptions) =>
  overNetwork(loggia.createStaticAlbums(options));

export const createStaticContactForms = (options: loggia.StaticContactFormsOptions) =>
  overNetwork(loggia.createStaticContactForms(options));

export const createStaticPlaylist = (options: loggia.StaticPlaylistOptions) =>
  overNetwork(loggia.createStaticPlaylist(options));
