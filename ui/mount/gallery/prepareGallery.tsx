import { createWordPressBackend, readGalleryContainer } from '@loggia/hooks/wordpress';
import { ThumbnailGallery } from '../../layouts/ThumbnailGallery.tsx';
import type { MountPlan } from '../Mounter.ts';

/** A gallery in place of a gallery. */
export function prepareGallery(container: HTMLElement): MountPlan {
  const { initialPage, ...config } = readGalleryContainer(container);
  const backend = createWordPressBackend(config);
  return {
    content: <ThumbnailGallery {...{ backend, initialPage }} galleryId={config.galleryId} />,
  };
}
