import { FeatureCarousel } from '../../layouts/FeatureCarousel.tsx';
import type { DrawView, ViewOptions } from './types.ts';

export function draw(options: ViewOptions<'carousel'>): DrawView {
  // The server's own sizes determine how it shrinks.
  return (props) => <FeatureCarousel {...props} {...options} minWidth={0} />;
}
