import type { CSSProperties } from 'react';
import { useFilmstrip, type UseFilmstripOptions, type UseFilmstripResult } from '@loggia/hooks';
import { fakeImages, useFakeLightbox, type FakeLightbox } from '../../helpers/fakeLightbox.ts';

const STRIP_LENGTH = 440;

export interface StripProps extends UseFilmstripOptions {
  readonly count?: number;
  readonly index?: number;
  readonly dir?: 'ltr' | 'rtl';
  readonly length?: number;
  readonly onRender?: (now: { readonly lightbox: FakeLightbox; readonly filmstrip: UseFilmstripResult }) => void;
}

/** A filmstrip with custom markup: 440 px long, with 40 px for the arrows and four thumbnails of 100 px in view. */
export function Strip(props: StripProps) {
  const { count = 30, index = 0, dir = 'ltr', length = STRIP_LENGTH, onRender, ...options } = props;
  const lightbox = useFakeLightbox({ images: fakeImages(count), defaultOpenIndex: index });
  const filmstrip = useFilmstrip(lightbox, { thumbnailWidth: 98, thumbnailHeight: 98, gap: 2, ...options });
  onRender?.({ lightbox, filmstrip });
  const isVertical = filmstrip.direction === 'vertical';
  const style: CSSProperties = {
    display: 'flex',
    flexDirection: isVertical ? 'column' : 'row',
    [isVertical ? 'height' : 'width']: length,
    [isVertical ? 'width' : 'height']: 120,
  };
  const arrow: CSSProperties = { flex: '0 0 20px', padding: 0, overflow: 'hidden' };
  return (
    <div dir={dir}>
      <button type="button">Before</button>
      <div {...filmstrip.getContainerProps({ style })}>
        <button type="button" {...filmstrip.getBackwardButtonProps({ style: arrow })} />
        <div {...filmstrip.getTrackProps({ style: { flex: 1 }, 'data-testid': 'track' })}>
          <ul {...filmstrip.getListProps()}>
            {filmstrip.thumbnails.map(({ index: mounted, image }) => (
              <li key={image.id} {...filmstrip.getItemProps({ index: mounted, style: { listStyle: 'none' } })}>
                <button
                  type="button"
                  {...filmstrip.getThumbnailProps({ index: mounted, style: { width: '100%', height: '100%' } })}
                >
                  {image.id}
                </button>
              </li>
            ))}
          </ul>
        </div>
        <button type="button" {...filmstrip.getForwardButtonProps({ style: arrow })} />
      </div>
      <output>{lightbox.index + 1}</output>
    </div>
  );
}
