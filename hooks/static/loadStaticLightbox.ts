import type { GalleryImage } from '../backend/GalleryImage.ts';
import type { LightboxData, LightboxRequest } from '../backend/LightboxSource.ts';
import type { LightboxSettings } from '../backend/LightboxSettings.ts';
import { MissingContentError } from '../errors/MissingContentError.ts';
import { hasStoredVisits } from './hasStoredVisits.ts';
import type { StaticPorts } from './ports/createStaticPorts.ts';

type Visits<TImage extends GalleryImage> = Pick<StaticPorts<TImage>, 'withVisits'>;

/**
 * The list for a lightbox, with what the visitor did to it before, the settings, and what the way into it asks for beside the
 * image: comments or the shop. Throws `MissingContentError` when the image asked for is not in the list.
 */
export async function loadStaticLightbox<TImage extends GalleryImage>(
  found: readonly TImage[],
  settings: LightboxSettings,
  request: LightboxRequest,
  loadPorts: () => Promise<Visits<TImage>>,
  ports: Visits<TImage> | undefined,
): Promise<LightboxData<TImage>> {
  const { imageId, galleryId, openComments, openShop } = request;
  const isWanted = (image: TImage): boolean =>
    image.id === imageId && (!galleryId || !image.galleryId || image.galleryId === galleryId);
  if (!found.some(isWanted)) throw new MissingContentError();
  const visits = ports ?? (hasStoredVisits() ? await loadPorts() : undefined);
  return {
    images: visits?.withVisits(found) ?? found,
    settings: { ...settings, ...(openComments && { openComments }), ...(openShop && { openShop }) },
  };
}
