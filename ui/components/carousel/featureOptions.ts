import { CAROUSEL_LABELS } from '@loggia/hooks';
import type { GalleryImage, UseFeatureCarouselOptions } from '@loggia/hooks';
import type { KitSettings } from '../../KitContext.ts';
import type { FeatureImagesProps } from './FeatureImagesProps.ts';

/** The options of a gallery's carousel, for the hooks. */
export function featureOptions<TImage extends GalleryImage>(
  { gallery, options }: Pick<FeatureImagesProps<TImage>, 'gallery' | 'options'>,
  { labels }: KitSettings,
): UseFeatureCarouselOptions {
  const { images, title } = gallery;
  return {
    ...options,
    label: options.label ?? title ?? labels?.carousel?.images ?? CAROUSEL_LABELS.images,
    count: images.length,
    nameOf: (index) => images[index]?.title,
    labels: labels?.carousel,
  };
}
