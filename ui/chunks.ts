import { createChunk } from '@loggia/hooks/chunk';

// What a visitor opens from the page. `import()` stands here, in `lightboxChunks.ts` and in `mount` alone.

/** The lightbox of a gallery, with all that a visitor sees when it opens. */
export const lightboxChunk = /* @__PURE__ */ createChunk(() => import('./layouts/GalleryLightbox.tsx'));

export const playlistPopupChunk = /* @__PURE__ */ createChunk(() => import('./layouts/PlaylistLightbox.tsx'));

/** The pop-ups of marketing pages. */
export const mediaPopupChunk = /* @__PURE__ */ createChunk(() => import('./doors/mediaPopup.ts'));
