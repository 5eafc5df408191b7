import { GALLERY_CONTAINER, GALLERY_CONTROLS, hasErrorBlock, ORIGINAL_LIGHTBOX } from '@loggia/hooks/wordpress';
import type { Mounter } from '../Mounter.ts';

/** Galleries and albums. Where the server says that something is wrong, its words stay. */
export const galleryMounter: Mounter = {
  selector: GALLERY_CONTAINER,
  canMount: (container) => !hasErrorBlock(container),
  controls: GALLERY_CONTROLS,
  overlays: ORIGINAL_LIGHTBOX,
  load: async () => (await import('./prepareGallery.tsx')).prepareGallery,
};
