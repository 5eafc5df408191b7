import { createChunk } from '@loggia/hooks/chunk';
import {
  CONTACT_FORM,
  CONTACT_FORM_SUBMIT,
  GALLERY_CONTAINER,
  GALLERY_CONTROLS,
  hasErrorBlock,
  ORIGINAL_LIGHTBOX,
  PLAYLIST_CONTAINER,
  PLAYLIST_CONTROLS,
} from '@loggia/hooks/wordpress';
import type { Mounter } from './MountOptions.ts';

/** React and the code that replaces a container. A page without containers loads neither. */
export const swapChunk = createChunk(() => import('./swapContent.tsx'));

/** The multi-select of tags. */
export const tagSelectChunk = createChunk(() => import('../components/browsing/TagSelect.tsx'));

/** The code that draws each view of a gallery or an album. */
export const viewChunks = {
  thumbnails: createChunk(() => import('./views/thumbnails.tsx')),
  masonry: createChunk(() => import('./views/masonry.tsx')),
  mosaic: createChunk(() => import('./views/mosaic.tsx')),
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
const playlistChunk = createChunk(() => import('./playlist/preparePlaylist.tsx'));

/** Galleries and albums. A server's error message stays. */
const galleryMounter: Mounter = {
  selector: GALLERY_CONTAINER,
  canMount: (container) => !hasErrorBlock(container),
  controls: GALLERY_CONTROLS,
  overlays: ORIGINAL_LIGHTBOX,
  load: async () => (await galleryChunk.load()).prepareGallery,
};

/** Contact forms. Filling in a form before the kit is ready works with the server's own script; submitting waits. */
const contactFormMounter: Mounter = {
  selector: CONTACT_FORM,
  controls: CONTACT_FORM_SUBMIT,
  capture: 'controls',
  load: async () => (await contactFormChunk.load()).prepareContactForm,
};

/** Playlists. A player that the original script has put into the container is removed with it. */
const playlistMounter: Mounter = {
  selector: PLAYLIST_CONTAINER,
  controls: PLAYLIST_CONTROLS,
  styleSheet: 'mount-videos.css',
  load: async () => (await playlistChunk.load()).preparePlaylist,
};

/** All kinds of containers. The code of each loads only if its selector matches. */
export const mounters: readonly Mounter[] = [galleryMounter, contactFormMounter, playlistMounter];
