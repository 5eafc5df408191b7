// What no page needs before its first lightbox: the validator above all.
export { createLaterPorts } from './createLaterPorts.ts';
export { loadLightbox } from './loadLightbox.ts';
