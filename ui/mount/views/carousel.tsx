import { FeatureCarousel } from '../../carousel/FeatureCarousel.tsx';
import type { RenderView, ViewOptions } from './types.ts';

export function render(options: ViewOptions<'carousel'>): RenderView {
  // The server's own sizes determine how it shrinks.
  return (props) => <FeatureCarousel {...props} {...options} minWidth={0} />;
}
