import { createChunk } from '../chunk/createChunk.ts';

/** What only lightboxes need: the validator above all. */
export const lightboxChunk = createChunk(() => import('./createLightboxPorts.ts'));

/** What sends contact forms. */
export const contactFormsChunk = createChunk(() => import('./contactForm/contactFormCalls.ts'));
