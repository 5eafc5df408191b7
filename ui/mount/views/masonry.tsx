import { MasonryGallery } from '../../gallery/MasonryGallery.tsx';
import { cartOnImages } from './cartOnImages.ts';
import type { RenderView, ViewOptions } from './types.ts';

export function render({ cartDisplay, ...options }: ViewOptions<'masonry'>): RenderView {
  const extraComponent = cartOnImages(cartDisplay);
  return (props) => <MasonryGallery {...props} {...options} extraComponent={extraComponent} />;
}
