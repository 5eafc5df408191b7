import { contactFormMounter } from './contactForm/contactFormMounter.ts';
import { galleryMounter } from './gallery/galleryMounter.ts';
import { playlistMounter } from './playlist/playlistMounter.ts';
import type { Mounter } from './Mounter.ts';

/** All that the kit takes over. Another kind is another line; its code comes only where its selector finds something. */
export const mounters: readonly Mounter[] = [galleryMounter, contactFormMounter, playlistMounter];
