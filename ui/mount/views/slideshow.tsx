import { InlineSlideshow } from '../../inlineSlideshow/InlineSlideshow.tsx';
import type { RenderView, ViewOptions } from './types.ts';

export function render(options: ViewOptions<'slideshow'>): RenderView {
  // The server's height includes thumbnails of a fixed size.
  const isFilmstripWithin = options.filmstrip === 'fixedSize';
  return (props) => <InlineSlideshow {...props} {...options} isFilmstripWithin={isFilmstripWithin} />;
}
