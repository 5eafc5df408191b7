import { InlineSlideshow } from '../../layouts/InlineSlideshow.tsx';
import type { DrawView, ViewOptions } from './types.ts';

export function draw(options: ViewOptions<'slideshow'>): DrawView {
  // The server's height includes thumbnails of a fixed size.
  const isFilmstripWithin = options.filmstrip === 'fixedSize';
  return (props) => <InlineSlideshow {...props} {...options} isFilmstripWithin={isFilmstripWithin} />;
}
