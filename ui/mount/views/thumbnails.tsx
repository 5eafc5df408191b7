import { ThumbnailGallery } from '../../layouts/ThumbnailGallery.tsx';
import { cartOnImages } from './cartOnImages.ts';
import type { DrawView, ViewOptions } from './types.ts';

export function draw(read: ViewOptions<'thumbnails'>): DrawView {
  const { cartDisplay, ...options } = read;
  const extraComponent = cartOnImages(cartDisplay);
  return (props) => <ThumbnailGallery {...props} {...options} extraComponent={extraComponent} />;
}
