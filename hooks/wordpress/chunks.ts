import { createChunk } from '../chunk/createChunk.ts';

// Pure, so that a page without a feature has no chunk for it.

/** The code that only a press needs: above all the parser of lightboxes, and the loader of archives. */
export const lightboxChunk = /* @__PURE__ */ createChunk(() => import('./lightbox/createLightboxPorts.ts'));

/** The code that sends contact forms. */
export const contactFormsChunk = /* @__PURE__ */ createChunk(() => import('./contactForm/contactFormCalls.ts'));
