import { imageHref } from '@loggia/hooks/picture';
import type { LightboxSlide, UseEmbedOptions, UseLightboxResult, UseSwipeResult, UseZoomResult } from '@loggia/hooks';
import { BareEmbed } from './BareEmbed.tsx';

export interface BareSlideProps extends Pick<UseEmbedOptions, 'onPlaybackChange' | 'hosts' | 'onUnknown'> {
  readonly lightbox: UseLightboxResult;
  readonly slide: LightboxSlide;
  readonly zoom: Pick<UseZoomResult, 'getImageProps'>;
  readonly swipe: Pick<UseSwipeResult, 'getSlideProps'>;
}

/** One slide: an image, its error message, or embedded media. */
export function BareSlide({ lightbox, slide, zoom, swipe, ...embed }: BareSlideProps) {
  const { index, image, imageStatus, role, attempt } = slide;
  const imageProps = lightbox.getImageProps({ index, className: 'bare-picture' });
  const isEmbed = (image.kind ?? 'image') !== 'image';
  return (
    <div {...lightbox.getSlideProps({ ...swipe.getSlideProps({ index }), index, className: 'bare-slide' })}>
      {isEmbed && <BareEmbed {...embed} image={image} isCurrent={role === 'current'} />}
      {imageStatus === 'failed' && (
        <p>
          {lightbox.labels.imageFailed}{' '}
          <a href={imageHref(image)} target="_blank" rel="noopener noreferrer">
            {lightbox.labels.imageLink}
          </a>{' '}
          <button {...lightbox.getRetryImageButtonProps({ index })} />
        </p>
      )}
      {!isEmbed && imageStatus !== 'failed' && (
        <img key={attempt} {...(role === 'current' ? zoom.getImageProps(imageProps) : imageProps)} />
      )}
    </div>
  );
}
