import { createChunk } from '@loggia/hooks/chunk';

// What a visitor opens in a lightbox: a file of its own, so that bundlers know that the lightbox is there by then. Named beside the
// lightbox itself, each small module that these share with it would be a request more for each opening.

export const commentsChunk = /* @__PURE__ */ createChunk(() => import('./components/comments/CommentPanel.tsx'));
export const shopChunk = /* @__PURE__ */ createChunk(() => import('./layouts/LightboxShop.tsx'));

/** The features that a lightbox has only if the page or the back end asks for them. */
export const extrasChunk = /* @__PURE__ */ createChunk(() => import('./doors/extras.ts'));

/** Videos and posts of other sites, in other views, too. */
export const embedsChunk = /* @__PURE__ */ createChunk(() => import('./doors/embeds.ts'));

/** The elements that are anchored to a button, in forms and menus of the page, too. */
export const menusChunk = /* @__PURE__ */ createChunk(() => import('./doors/menus.ts'));
