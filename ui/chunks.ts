import { createChunk } from '@loggia/hooks/chunk';

// Components that load on demand. `import()` is allowed only here and in `mount`. Each chunk becomes its own file in
// the package (`separateChunks`).

/** The preset `Lightbox` of a gallery, with everything that it shows when it opens. */
export const lightboxChunk = /* @__PURE__ */ createChunk(() => import('./lightbox/StandardGalleryLightbox.tsx'));

/** The preset `FullLightbox` of a gallery. */
export const fullLightboxChunk = /* @__PURE__ */ createChunk(() => import('./lightbox/FullGalleryLightbox.tsx'));

/** The code that connects a gallery to a custom lightbox component. */
export const customLightboxChunk = /* @__PURE__ */ createChunk(() => import('./lightbox/CustomGalleryLightbox.tsx'));

/** The carousel of a playlist. The first paint shows a row of videos in its place. */
export const videoCarouselChunk = /* @__PURE__ */ createChunk(() => import('./playlist/VideoCarousel.tsx'));

export const playlistPopupChunk = /* @__PURE__ */ createChunk(() => import('./playlist/PlaylistLightbox.tsx'));

/** The pop-ups of marketing pages. */
export const mediaPopupChunk = /* @__PURE__ */ createChunk(() => import('./chunks/mediaPopup.ts'));

export const commentsChunk = /* @__PURE__ */ createChunk(() => import('./comments/CommentPanel.tsx'));
export const shopChunk = /* @__PURE__ */ createChunk(() => import('./cart/LightboxShop.tsx'));

/** The lightbox features that the app or the backend has to enable. */
export const extrasChunk = /* @__PURE__ */ createChunk(() => import('./chunks/extras.ts'));

/** Embedded videos and posts, for all views. */
export const embedsChunk = /* @__PURE__ */ createChunk(() => import('./chunks/embeds.ts'));

/** Elements anchored to a button: menus, tooltips and lists. */
export const menusChunk = /* @__PURE__ */ createChunk(() => import('./chunks/menus.ts'));
