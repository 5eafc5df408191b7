import { FeatureCarousel } from '../../layouts/FeatureCarousel.tsx';
import type { DrawView, ViewOptions } from './types.ts';

export function draw(options: ViewOptions<'carousel'>): DrawView {
  // The theme's own numbers say how it shrinks.
  return (props) => <FeatureCarousel {...props} {...options} minWidth={0} />;
}
