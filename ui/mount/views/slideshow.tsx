import { InlineSlideshow } from '../../layouts/InlineSlideshow.tsx';
import type { DrawView, ViewOptions } from './types.ts';

export function draw(options: ViewOptions<'slideshow'>): DrawView {
  return (props) => <InlineSlideshow {...props} {...options} />;
}
