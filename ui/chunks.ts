import { createChunk } from '@loggia/hooks';

// The doors of the kit: each is fetched when a visitor opens the feature behind it. No other file of the kit, `mount` aside, has an `import()`.

/** The lightbox of a gallery, with all that a visitor sees when it opens. */
export const lightboxChunk = /* @__PURE__ */ createChunk(() => import('./layouts/GalleryLightbox.tsx'));

export const commentsChunk = /* @__PURE__ */ createChunk(() => import('./components/comments/CommentPanel.tsx'));
export const shopChunk = /* @__PURE__ */ createChunk(() => import('./layouts/LightboxShop.tsx'));

/** What stands beside its button, wherever there is room. */
export const menusChunk = /* @__PURE__ */ createChunk(() => import('./doors/menus.ts'));

/** Videos and posts of other sites. */
export const embedsChunk = /* @__PURE__ */ createChunk(() => import('./doors/embeds.ts'));

/** What a lightbox has only where the page or the back end asks for it. */
export const extrasChunk = /* @__PURE__ */ createChunk(() => import('./doors/extras.ts'));

export const playlistPopupChunk = /* @__PURE__ */ createChunk(() => import('./layouts/PlaylistLightbox.tsx'));

/** The pop-ups of marketing pages. */
export const mediaPopupChunk = /* @__PURE__ */ createChunk(() => import('./doors/mediaPopup.ts'));
