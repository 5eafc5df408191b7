'use client';
import { forwardRef, memo, type ComponentPropsWithoutRef, type ReactNode, type Ref } from 'react';
import type { FilmstripThumbnail, UseFilmstripResult } from '@loggia/hooks/filmstrip';
import type { LightboxSettings } from '@loggia/hooks/backend';
import { DownIcon } from '../icons/DownIcon.ts';
import { NextIcon } from '../icons/NextIcon.ts';
import { PreviousIcon } from '../icons/PreviousIcon.ts';
import { UpIcon } from '../icons/UpIcon.ts';
import { STRIP_GAP_PX, STRIP_THUMBNAIL_HEIGHT_PX, STRIP_THUMBNAIL_WIDTH_PX } from './constants.ts';

interface FilmstripProps {
  readonly filmstrip: UseFilmstripResult;
  /**
   * Whether to reserve the filmstrip's space before it has been measured. Set it only if the filmstrip is never
   * rendered on the server.
   * @default false
   */
  readonly reservesSpace?: boolean | undefined;
  /** The side of the lightbox that the filmstrip is on. @default none */
  readonly side?: 'top' | 'right' | 'bottom' | 'left' | undefined;
  /** Renders the content of a thumbnail. `content` is its image. @default the image */
  readonly renderThumbnail?: ((thumbnail: FilmstripThumbnail, content: ReactNode) => ReactNode) | undefined;
}

/** Renders a virtualized filmstrip that follows the current image, with two arrows. */
export const Filmstrip = memo(forwardRef(FilmstripWithRef));

function FilmstripWithRef(
  { filmstrip, reservesSpace = false, side, renderThumbnail }: FilmstripProps,
  ref: Ref<HTMLDivElement>,
) {
  const { direction, thumbnailWidth, thumbnailHeight, getThumbnailImageProps } = filmstrip;
  const isVertical = direction === 'vertical';
  const minSize = isVertical ? { minWidth: thumbnailWidth } : { minHeight: thumbnailHeight };
  const style = reservesSpace ? minSize : undefined;
  return (
    // oxlint-disable-next-line react/refs -- the getters merge refs and read none.
    <div {...filmstrip.getContainerProps({ ref, className: 'loggia-filmstrip', 'data-side': side, style })}>
      <button {...filmstrip.getBackwardButtonProps({ className: 'loggia-filmstrip-arrow' })}>
        {isVertical ? <UpIcon /> : <PreviousIcon />}
      </button>
      <div {...filmstrip.getTrackProps({ className: 'loggia-filmstrip-track' })}>
        <ul {...filmstrip.getListProps({ className: 'loggia-filmstrip-list' })}>
          {filmstrip.thumbnails.map((thumbnail) => {
            const { key, index, image } = thumbnail;
            const buttonProps = filmstrip.getThumbnailProps({
              index,
              className: 'loggia-filmstrip-thumbnail',
              'data-kind': image.kind,
            });
            return (
              <li key={key} {...filmstrip.getItemProps({ index })}>
                <StripThumbnail {...buttonProps} {...{ index, getThumbnailImageProps }}>
                  {renderThumbnail && <>{renderThumbnail(thumbnail, <img {...getThumbnailImageProps({ index })} />)}</>}
                </StripThumbnail>
              </li>
            );
          })}
        </ul>
      </div>
      <button {...filmstrip.getForwardButtonProps({ className: 'loggia-filmstrip-arrow' })}>
        {isVertical ? <DownIcon /> : <NextIcon />}
      </button>
    </div>
  );
}

interface StripThumbnailProps
  extends ComponentPropsWithoutRef<'button'>, Pick<UseFilmstripResult, 'getThumbnailImageProps'> {
  readonly index: number;
  /** The content that replaces the image. */
  readonly children: ReactNode;
}

/**
 * Renders a thumbnail in the filmstrip. When the current image changes, only the previous and the new current thumbnail
 * render again.
 */
const StripThumbnail = memo(function StripThumbnail(props: StripThumbnailProps) {
  const { index, getThumbnailImageProps, children, ...button } = props;
  return <button {...button}>{children ?? <img {...getThumbnailImageProps({ index })} />}</button>;
});

/**
 * Returns the thumbnail sizes for a lightbox's filmstrip, from the backend's settings, or otherwise from the kit's
 * defaults.
 */
export const stripSizes = ({ filmstripThumbnailWidth, filmstripThumbnailHeight }: LightboxSettings) => ({
  thumbnailWidth: filmstripThumbnailWidth || STRIP_THUMBNAIL_WIDTH_PX,
  thumbnailHeight: filmstripThumbnailHeight || STRIP_THUMBNAIL_HEIGHT_PX,
  gap: STRIP_GAP_PX,
});

interface FilmstripPlaceholderProps {
  readonly side: FilmstripProps['side'];
  readonly isVertical: boolean;
  readonly settings: LightboxSettings;
}

/**
 * Reserves space for a filmstrip that is not rendered yet, so that the image does not move when the filmstrip appears.
 */
export function FilmstripPlaceholder({ side, isVertical, settings }: FilmstripPlaceholderProps) {
  const { thumbnailWidth: width, thumbnailHeight: height } = stripSizes(settings);
  const style = isVertical ? { width } : { height };
  return <div className="loggia-filmstrip loggia-filmstrip-placeholder" data-side={side} style={style} />;
}
