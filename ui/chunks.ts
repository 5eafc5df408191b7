import { createChunk } from '@loggia/hooks/chunk';

// What a visitor opens. `import()` stands here and in `mount` alone; published, each of these is a file of its own (`chunksApart`).

/** The lightbox of a gallery, with all that a visitor sees when it opens. */
export const lightboxChunk = /* @__PURE__ */ createChunk(() => import('./layouts/GalleryLightbox.tsx'));

export const playlistPopupChunk = /* @__PURE__ */ createChunk(() => import('./layouts/PlaylistLightbox.tsx'));

/** The pop-ups of marketing pages. */
export const mediaPopupChunk = /* @__PURE__ */ createChunk(() => import('./doors/mediaPopup.ts'));

export const commentsChunk = /* @__PURE__ */ createChunk(() => import('./components/comments/CommentPanel.tsx'));
export const shopChunk = /* @__PURE__ */ createChunk(() => import('./layouts/LightboxShop.tsx'));

/** The features that a lightbox has only if the page or the back end asks for them. */
export const extrasChunk = /* @__PURE__ */ createChunk(() => import('./doors/extras.ts'));

/** Videos and posts of other sites, in other views, too. */
export const embedsChunk = /* @__PURE__ */ createChunk(() => import('./doors/embeds.ts'));

/** The elements that are anchored to a button, in forms and menus of the page, too. */
export const menusChunk = /* @__PURE__ */ createChunk(() => import('./doors/menus.ts'));
