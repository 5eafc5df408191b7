import { JustifiedGallery } from '../../layouts/JustifiedGallery.tsx';
import { cartOnImages } from './cartOnImages.ts';
import type { DrawView, ViewOptions } from './types.ts';

export function draw({ cartDisplay, ...options }: ViewOptions<'mosaic'>): DrawView {
  const extraComponent = cartOnImages(cartDisplay);
  // The original's columns keep their width on average, and are centred.
  return (props) => <JustifiedGallery {...props} {...options} fillsWidth={false} extraComponent={extraComponent} />;
}
