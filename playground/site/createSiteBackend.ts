import type { Backend } from '@loggia/hooks';
import type { LightboxSettings } from '@loggia/hooks/backend';
import {
  createWordPressAlbums,
  createWordPressBackend,
  type WordPressAlbumConfig,
  type WordPressGalleryConfig,
} from '@loggia/hooks/wordpress';
import { imageCandidates } from '../server/images/imageCandidates.ts';

const NO_POSITIONS = {
  infoPosition: undefined,
  infoAlign: undefined,
  infoFullWidth: undefined,
  ratingPosition: undefined,
  hitCounterPosition: undefined,
} as const satisfies LightboxSettings;

const OPTIONS = { candidatesOf: imageCandidates };

/**
 * Returns a backend without its theme's positions for text, ratings and hits, so that the kit's defaults apply. The
 * pages under `/mounted` use the theme's positions.
 */
function withoutPositions<TBackend extends Backend>(backend: TBackend): TBackend {
  const { lightbox } = backend;
  if (!lightbox) return backend;
  return {
    ...backend,
    lightbox: {
      ...lightbox,
      async load(...values) {
        const data = await lightbox.load(...values);
        return { ...data, settings: { ...data.settings, ...NO_POSITIONS } };
      },
    },
  };
}

/** Creates the backend of a CMS gallery on a page of this site. */
export const createSiteBackend = (config: WordPressGalleryConfig): Backend =>
  withoutPositions(createWordPressBackend(config, OPTIONS));

/** Creates the backend of a CMS gallery with the positions chosen by its editor. */
export const createEditorsBackend = (config: WordPressGalleryConfig): Backend =>
  createWordPressBackend(config, OPTIONS);

/** Creates the backend of a CMS album and its galleries. */
export function createSiteAlbums(config: WordPressAlbumConfig): ReturnType<typeof createWordPressAlbums> {
  const backend = createWordPressAlbums(config, OPTIONS);
  const { albums } = backend;
  return { ...backend, albums: { ...albums, openGallery: (path) => withoutPositions(albums.openGallery(path)) } };
}
