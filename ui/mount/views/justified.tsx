import { JustifiedGallery } from '../../gallery/JustifiedGallery.tsx';
import { cartOnImages } from './cartOnImages.ts';
import type { RenderView, ViewOptions } from './types.ts';

export function render({ cartDisplay, ...options }: ViewOptions<'mosaic'>): RenderView {
  const extraComponent = cartOnImages(cartDisplay);
  // The server's columns keep their average width, and are centered.
  return (props) => <JustifiedGallery {...props} {...options} fillsWidth={false} extraComponent={extraComponent} />;
}
