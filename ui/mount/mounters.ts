import { createChunk } from '@loggia/hooks/chunk';
import {
  CONTACT_FORM,
  CONTACT_FORM_SUBMIT,
  CORE_GALLERY,
  CORE_LIGHTBOX,
  CORE_LIGHTBOX_TRIGGER,
  coreContainerOf,
  FILE_LINK,
  GALLERY_CONTAINER,
  GALLERY_CONTROLS,
  hasErrorBlock,
  IN_GALLERY,
  LOGGIA_BLOCK,
  ORIGINAL_LIGHTBOX,
  PLAYLIST_CONTAINER,
  PLAYLIST_CONTROLS,
  POST_CONTENT,
} from '@loggia/hooks/wordpress';
import type { CoreMounterOptions, Mounter } from './MountOptions.ts';

/** React and the code that replaces a container. Pages that have no containers load neither. */
export const swapChunk = createChunk(() => import('./swapContent.tsx'));

export const tagSelectChunk = createChunk(() => import('../browsing/TagSelect.tsx'));

/** The views for galleries and albums. */
export const viewChunks = {
  thumbnails: createChunk(() => import('./views/thumbnails.tsx')),
  masonry: createChunk(() => import('./views/masonry.tsx')),
  justified: createChunk(() => import('./views/justified.tsx')),
  slideshow: createChunk(() => import('./views/slideshow.tsx')),
  carousel: createChunk(() => import('./views/carousel.tsx')),
  imageBrowser: createChunk(() => import('./views/imageBrowser.tsx')),
  blog: createChunk(() => import('./views/blog.tsx')),
  albumCompact: createChunk(() => import('./views/albumCompact.tsx')),
  albumMasonry: createChunk(() => import('./views/albumMasonry.tsx')),
  albumExtended: createChunk(() => import('./views/albumExtended.tsx')),
};

const galleryChunk = createChunk(() => import('./gallery/prepareGallery.tsx'));
const contactFormChunk = createChunk(() => import('./contactForm/prepareContactForm.tsx'));
const coreGalleryChunk = createChunk(() => import('./coreGallery/prepareCoreGallery.tsx'));
const playlistChunk = createChunk(() => import('./playlist/preparePlaylist.tsx'));

/** Mounts galleries and albums. If the server reports an error, its message is kept. */
export const galleryMounter: Mounter = {
  selector: GALLERY_CONTAINER,
  canMount: (container) => !hasErrorBlock(container),
  controls: GALLERY_CONTROLS,
  overlays: ORIGINAL_LIGHTBOX,
  load: async () => (await galleryChunk.load()).prepareGallery,
};

/**
 * Mounts contact forms. Until the kit is ready, the server's own script handles typing, while submitting waits for the
 * kit.
 */
export const contactFormMounter: Mounter = {
  selector: CONTACT_FORM,
  controls: CONTACT_FORM_SUBMIT,
  capture: 'controls',
  load: async () => (await contactFormChunk.load()).prepareContactForm,
};

/**
 * Mounts playlists. If the original script has added a player to the container, the player is removed along with it.
 */
export const playlistMounter: Mounter = {
  selector: PLAYLIST_CONTAINER,
  controls: PLAYLIST_CONTROLS,
  styleSheet: 'mount-videos.css',
  load: async () => (await playlistChunk.load()).preparePlaylist,
};

/**
 * Creates mounters for galleries and images in WordPress's own markup: gallery blocks, `[gallery]` shortcodes, Loggia's
 * own block, and the linked images in a post. They are not part of `mounters`.
 *
 * @example
 * mount(document, { mounters: [...mounters, ...createCoreMounters({ layout: 'masonry' })] });
 */
export function createCoreMounters(options: CoreMounterOptions = {}): readonly Mounter[] {
  const { layout = 'theme', replaceCoreLightbox = false } = options;
  const controls = replaceCoreLightbox ? `${FILE_LINK}, ${CORE_LIGHTBOX_TRIGGER}` : FILE_LINK;
  const opensImage = (container: HTMLElement) =>
    [...container.querySelectorAll(`:is(${controls}) img, ${CORE_LIGHTBOX_TRIGGER}`)].some(
      (picture) => picture.closest(controls) && coreContainerOf(picture) === container,
    );
  const load = async () => (await coreGalleryChunk.load()).prepareCoreGallery(options);
  const shared = { controls, capture: 'controls', load } as const;
  return [
    {
      ...shared,
      selector: CORE_GALLERY,
      canMount: (container) =>
        layout === 'theme' && !container.matches(LOGGIA_BLOCK)
          ? opensImage(container)
          : container.querySelector('img') !== null &&
            (replaceCoreLightbox || container.querySelector(CORE_LIGHTBOX) === null),
    },
    {
      ...shared,
      selector: POST_CONTENT,
      controls: `:is(${controls}):not(${IN_GALLERY})`,
      canMount: opensImage,
    },
  ];
}

/** The kinds of containers that plugins render. Each kind's chunk is loaded only if its selector matches. */
export const mounters: readonly Mounter[] = [galleryMounter, contactFormMounter, playlistMounter];
