import { createChunk } from '../chunk/createChunk.ts';

// Pure, so that a page without a feature has no chunk for it.

/** The code that only a press needs: the validator of lightboxes above all, and what fetches the file of all images. */
export const lightboxChunk = /* @__PURE__ */ createChunk(() => import('./lightbox/createLightboxPorts.ts'));

/** The code that sends contact forms. */
export const contactFormsChunk = /* @__PURE__ */ createChunk(() => import('./contactForm/contactFormCalls.ts'));
