import { ThumbnailGallery } from '../../gallery/ThumbnailGallery.tsx';
import { cartOnImages } from './cartOnImages.ts';
import type { RenderView, ViewOptions } from './types.ts';

export function render(read: ViewOptions<'thumbnails'>): RenderView {
  const { cartDisplay, ...options } = read;
  const extraComponent = cartOnImages(cartDisplay);
  return (props) => <ThumbnailGallery {...props} {...options} extraComponent={extraComponent} />;
}
