'use client';
import type { UseFilmstripResult } from '@loggia/hooks/filmstrip';
import { DownIcon } from '../../icons/DownIcon.ts';
import { NextIcon } from '../../icons/NextIcon.ts';
import { PreviousIcon } from '../../icons/PreviousIcon.ts';
import { UpIcon } from '../../icons/UpIcon.ts';

export interface FilmstripProps {
  readonly filmstrip: UseFilmstripResult;
}

/** A strip of thumbnails that follows the picture, and its two arrows. Only what is in view is on the page. */
export function Filmstrip({ filmstrip }: FilmstripProps) {
  const isVertical = filmstrip.direction === 'vertical';
  return (
    <div {...filmstrip.getStripProps({ className: 'loggia-filmstrip' })}>
      <button {...filmstrip.getBackwardButtonProps({ className: 'loggia-filmstrip-arrow' })}>
        {isVertical ? <UpIcon /> : <PreviousIcon />}
      </button>
      <div {...filmstrip.getTrackProps({ className: 'loggia-filmstrip-track' })}>
        <ul {...filmstrip.getListProps({ className: 'loggia-filmstrip-list' })}>
          {filmstrip.thumbnails.map(({ key, index, image }) => (
            <li key={key} {...filmstrip.getItemProps({ index })}>
              <button
                {...filmstrip.getThumbnailProps({
                  index,
                  className: 'loggia-filmstrip-thumbnail',
                  'data-kind': image.kind,
                })}
              >
                <img {...filmstrip.getThumbnailImageProps({ index })} />
              </button>
            </li>
          ))}
        </ul>
      </div>
      <button {...filmstrip.getForwardButtonProps({ className: 'loggia-filmstrip-arrow' })}>
        {isVertical ? <DownIcon /> : <NextIcon />}
      </button>
    </div>
  );
}
