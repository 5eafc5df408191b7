import { useEmbed } from '@loggia/hooks';
import type {
  GalleryImage,
  LightboxSlide,
  UseEmbedOptions,
  UseLightboxResult,
  UseSwipeResult,
  UseZoomResult,
} from '@loggia/hooks';

export interface BareSlideProps {
  readonly lightbox: UseLightboxResult;
  readonly slide: LightboxSlide;
  readonly zoom: Pick<UseZoomResult, 'getImageProps'>;
  readonly swipe: Pick<UseSwipeResult, 'getSlideProps'>;
  readonly onPlaybackChange: UseEmbedOptions['onPlaybackChange'];
}

interface BareEmbedProps extends Pick<BareSlideProps, 'onPlaybackChange'> {
  readonly image: GalleryImage;
  readonly isCurrent: boolean;
}

/** A provider's frame or a video, and until the visitor wants it a button. */
function BareEmbed(options: BareEmbedProps) {
  const embed = useEmbed({ ...options, requiresConsent: true });
  const { sandbox, title, ...frame } = embed.getFrameProps();
  return (
    <div {...embed.getBoxProps({ className: 'bare-embed' })}>
      {embed.isBlocked && <button {...embed.getLoadButtonProps()}>▶</button>}
      {embed.isMounted && embed.embed.type === 'frame' && <iframe {...frame} sandbox={sandbox} title={title} />}
      {embed.notice && <p>{embed.notice}</p>}
    </div>
  );
}

/** One slide: a picture, a way on where it did not come, or embedded media. */
export function BareSlide({ lightbox, slide, zoom, swipe, onPlaybackChange }: BareSlideProps) {
  const { index, image, imageStatus, role, attempt } = slide;
  const imageProps = lightbox.getImageProps({ index, className: 'bare-picture' });
  const isEmbed = (image.kind ?? 'image') !== 'image';
  return (
    <div {...lightbox.getSlideProps({ ...swipe.getSlideProps({ index }), index, className: 'bare-slide' })}>
      {isEmbed && <BareEmbed image={image} isCurrent={role === 'current'} onPlaybackChange={onPlaybackChange} />}
      {imageStatus === 'failed' && (
        <p>
          {lightbox.labels.imageFailed}{' '}
          <button onClick={() => lightbox.retryImage(index)}>{lightbox.labels.retry}</button>
        </p>
      )}
      {!isEmbed && imageStatus !== 'failed' && (
        <img key={attempt} {...(role === 'current' ? zoom.getImageProps(imageProps) : imageProps)} />
      )}
    </div>
  );
}
