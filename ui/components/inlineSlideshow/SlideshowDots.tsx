'use client';
import type { UseFilmstripResult } from '@loggia/hooks/filmstrip';

export interface SlideshowDotsProps {
  readonly filmstrip: UseFilmstripResult;
}

/** A dot for each image; those that have no room are scrolled to. */
export function SlideshowDots({ filmstrip }: SlideshowDotsProps) {
  return (
    <div {...filmstrip.getStripProps({ className: 'loggia-slideshow-dots' })}>
      <div {...filmstrip.getTrackProps({ className: 'loggia-filmstrip-track' })}>
        <ul {...filmstrip.getListProps()}>
          {filmstrip.thumbnails.map(({ key, index }) => (
            <li key={key} {...filmstrip.getItemProps({ index })}>
              <button {...filmstrip.getThumbnailProps({ index, className: 'loggia-carousel-dot' })} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
