import { useFilmstrip, usePreload } from '@loggia/hooks';
import type { UseLightboxResult } from '@loggia/hooks';

export interface BareFilmstripProps {
  readonly lightbox: UseLightboxResult;
}

/** Thumbnails below the image; what it shows decides what is preloaded. */
export function BareFilmstrip({ lightbox }: BareFilmstripProps) {
  const filmstrip = useFilmstrip(lightbox, { thumbnailWidth: 72, thumbnailHeight: 48 });
  usePreload(lightbox, { visibleCount: filmstrip.visibleCount });
  return (
    <div {...filmstrip.getStripProps({ className: 'bare-strip' })}>
      <button {...filmstrip.getBackwardButtonProps()}>‹</button>
      <div {...filmstrip.getTrackProps({ className: 'bare-track' })}>
        <ul {...filmstrip.getListProps()}>
          {filmstrip.thumbnails.map(({ index, image }) => (
            <li key={image.id} {...filmstrip.getItemProps({ index })}>
              <button {...filmstrip.getThumbnailProps({ index })}>
                <img {...filmstrip.getThumbnailImageProps({ index })} />
              </button>
            </li>
          ))}
        </ul>
      </div>
      <button {...filmstrip.getForwardButtonProps()}>›</button>
    </div>
  );
}
