import type { GalleryImage } from '../backend/GalleryImage.ts';
import { fillLabel } from '../shared/fillLabel.ts';
import type { LightboxLabels } from './labels.ts';

/** "3 of 24, title" for an image of the list, '' where there is none. */
export function describePosition(
  index: number,
  images: readonly GalleryImage[],
  total: number,
  { position, positionWithoutTitle }: Pick<LightboxLabels, 'position' | 'positionWithoutTitle'>,
): string {
  const image = images[index];
  if (!image) return '';
  const { title = '' } = image;
  return fillLabel(title ? position : positionWithoutTitle, { index: index + 1, count: total, title });
}
