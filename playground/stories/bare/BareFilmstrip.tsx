import { useFilmstrip, usePreload, type UseLightboxResult } from '@loggia/hooks';

export interface BareFilmstripProps {
  readonly lightbox: UseLightboxResult;
}

/** Thumbnails at the edge given by the settings. The number of visible thumbnails determines what is preloaded. */
export function BareFilmstrip({ lightbox }: BareFilmstripProps) {
  const { filmstripDirection, filmstripPosition } = lightbox.settings;
  const position = filmstripPosition ?? (filmstripDirection === 'vertical' ? 'right' : 'bottom');
  const direction = position === 'left' || position === 'right' ? 'vertical' : 'horizontal';
  const filmstrip = useFilmstrip(lightbox, { direction, thumbnailWidth: 72, thumbnailHeight: 48 });
  usePreload(lightbox, { visibleCount: filmstrip.readVisibleCount });
  return (
    <div {...filmstrip.getContainerProps({ className: 'bare-strip', 'data-position': position })}>
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
