import { HorizontalMosaicGallery } from '../../layouts/HorizontalMosaicGallery.tsx';
import { VerticalMosaicGallery } from '../../layouts/VerticalMosaicGallery.tsx';
import { cartOnImages } from './cartOnImages.ts';
import type { DrawView, ViewOptions } from './types.ts';

export function draw({ cartDisplay, direction, ...options }: ViewOptions<'mosaic'>): DrawView {
  const MosaicGallery = direction === 'horizontal' ? HorizontalMosaicGallery : VerticalMosaicGallery;
  const extraComponent = cartOnImages(cartDisplay);
  return (props) => <MosaicGallery {...props} {...options} extraComponent={extraComponent} />;
}
