import type { Backend } from '@loggia/hooks';
import type { LightboxSettings } from '@loggia/hooks/backend';
import { createWordPressAlbums, createWordPressBackend } from '@loggia/hooks/wordpress';
import type { WordPressAlbumConfig, WordPressGalleryConfig } from '@loggia/hooks/wordpress';
import { imageCandidates } from '../server/images/imageCandidates.ts';

const NO_PLACES = {
  infoPosition: undefined,
  infoAlign: undefined,
  infoFullWidth: undefined,
  ratingPosition: undefined,
  hitCounterPosition: undefined,
} as const satisfies LightboxSettings;

const OPTIONS = { candidatesOf: imageCandidates };

/**
 * A back end without the places that its theme names for texts, stars and hits: this site has them where the kit has them. The pages
 * under `/mounted` show the theme's.
 */
function withoutPlaces<TBackend extends Backend>(backend: TBackend): TBackend {
  const { lightbox } = backend;
  if (!lightbox) return backend;
  return {
    ...backend,
    lightbox: {
      ...lightbox,
      async load(...values) {
        const data = await lightbox.load(...values);
        return { ...data, settings: { ...data.settings, ...NO_PLACES } };
      },
    },
  };
}

/** The CMS's gallery on a page of this site. */
export const createSiteBackend = (config: WordPressGalleryConfig): Backend =>
  withoutPlaces(createWordPressBackend(config, OPTIONS));

/** The CMS's gallery with everything where its editor wants it. */
export const createEditorsBackend = (config: WordPressGalleryConfig): Backend =>
  createWordPressBackend(config, OPTIONS);

/** The CMS's album, and every gallery in it. */
export function createSiteAlbums(config: WordPressAlbumConfig): ReturnType<typeof createWordPressAlbums> {
  const backend = createWordPressAlbums(config, OPTIONS);
  const { albums } = backend;
  return { ...backend, albums: { ...albums, openGallery: (path) => withoutPlaces(albums.openGallery(path)) } };
}
