'use client';
import type { GalleryImage } from '../backend/GalleryImage.ts';
import { horizontalMosaicPlan } from './horizontalMosaicPlan.ts';
import type { UseImageLayoutResult, UseHorizontalMosaicOptions } from './types.ts';
import { useMosaicLayout } from './useMosaicLayout.ts';

/**
 * A windowed mosaic of rows that fill the width, with images in their own ratios. Images whose size nobody knows are
 * measured first.
 *
 * @example
 * const mosaic = useHorizontalMosaic({ images });
 * <ul {...mosaic.getContainerProps()}>
 *   {mosaic.indices.map((index) => <li key={images[index].id} {...mosaic.getItemProps({ index })}>…</li>)}
 * </ul>
 */
export function useHorizontalMosaic<TImage extends GalleryImage = GalleryImage>(
  options: UseHorizontalMosaicOptions<TImage>,
): UseImageLayoutResult {
  return useMosaicLayout(options, 'horizontal', horizontalMosaicPlan);
}
