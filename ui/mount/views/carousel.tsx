import { FeatureCarousel } from '../../layouts/FeatureCarousel.tsx';
import type { DrawView, ViewOptions } from './types.ts';

export function draw(options: ViewOptions<'carousel'>): DrawView {
  return (props) => <FeatureCarousel {...props} {...options} />;
}
