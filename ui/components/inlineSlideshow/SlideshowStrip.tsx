'use client';
import { useInlineFilmstrip } from '@loggia/hooks/inlineSlideshow';
import type { InlineFilmstripType, UseInlineSlideshowResult } from '@loggia/hooks/inlineSlideshow';
import { useIsClient } from '@loggia/hooks/shared';
import type { GalleryImage } from '@loggia/hooks/backend';
import type { UseFilmstripResult } from '@loggia/hooks/filmstrip';
import { useKit } from '../../KitContext.ts';
import { fillSlot } from '../../slots.ts';
import { Filmstrip } from '../filmstrip/Filmstrip.tsx';
import type { InlineSlideshowControlSlots } from './SlideshowControls.tsx';
import type { SlideshowImagesOptions } from './SlideshowImagesOptions.ts';

interface SlideshowStripProps<TImage extends GalleryImage> {
  readonly show: UseInlineSlideshowResult<TImage>;
  readonly slot: InlineSlideshowControlSlots<TImage>['filmstrip'];
  readonly options: SlideshowImagesOptions;
}

/** All images of a slideshow in small, or a dot for each. They come with the scripts, into a room that is kept for them. */
export function SlideshowStrip<TImage extends GalleryImage>({ show, options, slot }: SlideshowStripProps<TImage>) {
  const isClient = useIsClient();
  const { filmstrip: type = 'fixedSize' } = options;
  if (!type) return null;
  return (
    <div className="loggia-slideshow-strip" data-type={type}>
      {isClient && <StripItems {...{ show, options, type, slot }} />}
    </div>
  );
}

interface StripItemsProps<TImage extends GalleryImage> extends SlideshowStripProps<TImage> {
  readonly type: InlineFilmstripType;
}

function StripItems<TImage extends GalleryImage>({ show, options, type, slot }: StripItemsProps<TImage>) {
  const { labels } = useKit();
  const {
    filmstripPosition = 'bottom',
    filmstripThickness: thickness,
    filmstripCount: count,
    thumbnailRatio,
  } = options;
  const isVertical = filmstripPosition === 'left' || filmstripPosition === 'right';
  const direction = isVertical ? 'vertical' : 'horizontal';
  const filmstrip = useInlineFilmstrip(show, {
    type,
    direction,
    thickness,
    count,
    thumbnailRatio,
    labels: labels?.filmstrip,
  });
  const items = type === 'dots' ? <SlideshowDots filmstrip={filmstrip} /> : <Filmstrip filmstrip={filmstrip} />;
  return fillSlot(slot, { show, filmstrip }, items);
}

interface SlideshowDotsProps {
  readonly filmstrip: UseFilmstripResult;
}

/** A dot for each image; those that have no room are scrolled to. */
function SlideshowDots({ filmstrip }: SlideshowDotsProps) {
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
