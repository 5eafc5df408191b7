import { createChunk } from '@loggia/hooks/chunk';

// Parts that open on demand. `import()` is allowed only here and in `mount`; published, each is a file of its own (`chunksApart`).

/** The lightbox of a gallery, with everything that it shows on opening. */
export const lightboxChunk = /* @__PURE__ */ createChunk(() => import('./layouts/GalleryLightbox.tsx'));

export const playlistPopupChunk = /* @__PURE__ */ createChunk(() => import('./layouts/PlaylistLightbox.tsx'));

/** The pop-ups of marketing pages. */
export const mediaPopupChunk = /* @__PURE__ */ createChunk(() => import('./doors/mediaPopup.ts'));

export const commentsChunk = /* @__PURE__ */ createChunk(() => import('./components/comments/CommentPanel.tsx'));
export const shopChunk = /* @__PURE__ */ createChunk(() => import('./layouts/LightboxShop.tsx'));

/** The lightbox features that the page or the back end has to enable. */
export const extrasChunk = /* @__PURE__ */ createChunk(() => import('./doors/extras.ts'));

/** Videos and posts of other sites, for all views. */
export const embedsChunk = /* @__PURE__ */ createChunk(() => import('./doors/embeds.ts'));

/** The elements that are anchored to a button, for the lightbox, forms and menus. */
export const menusChunk = /* @__PURE__ */ createChunk(() => import('./doors/menus.ts'));
