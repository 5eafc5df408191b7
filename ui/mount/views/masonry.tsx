import { MasonryGallery } from '../../layouts/MasonryGallery.tsx';
import { cartOnImages } from './cartOnImages.ts';
import type { DrawView, ViewOptions } from './types.ts';

export function draw({ cartDisplay, ...options }: ViewOptions<'masonry'>): DrawView {
  const extraComponent = cartOnImages(cartDisplay);
  return (props) => <MasonryGallery {...props} {...options} extraComponent={extraComponent} />;
}
