import { createChunk } from '../../core/chunk/createChunk.ts';

// Marked as pure, so that apps without a feature have no chunk for it.

/** Chunk that is loaded on first interaction. It mainly contains the lightbox parser and the archive loader. */
export const lightboxChunk = /* @__PURE__ */ createChunk(() => import('./lightbox/createLightboxPorts.ts'));

/** Chunk that sends contact forms. */
export const contactFormsChunk = /* @__PURE__ */ createChunk(() => import('./contactForm/contactFormCalls.ts'));
