'use client';
import type { GalleryImage } from '../backend/GalleryImage.ts';
import { verticalMosaicPlan } from './verticalMosaicPlan.ts';
import type { UseImageLayoutResult, UseVerticalMosaicOptions } from './types.ts';
import { useMosaicLayout } from './useMosaicLayout.ts';

/**
 * A windowed mosaic of columns that end level, with images in their own ratios. Images whose size nobody knows are
 * measured first.
 *
 * @example
 * const mosaic = useVerticalMosaic({ images });
 * <ul {...mosaic.getContainerProps()}>
 *   {mosaic.indices.map((index) => <li key={images[index].id} {...mosaic.getItemProps({ index })}>…</li>)}
 * </ul>
 */
export function useVerticalMosaic<TImage extends GalleryImage = GalleryImage>(
  options: UseVerticalMosaicOptions<TImage>,
): UseImageLayoutResult {
  return useMosaicLayout(options, 'vertical', verticalMosaicPlan);
}
