'use client';
import { useContext, type ReactElement, type ReactNode } from 'react';
import type { GalleryImage } from '@loggia/hooks/backend';
import { useLightboxContext, type LightboxSlide } from '@loggia/hooks/lightbox';
import { containedSizes } from '@loggia/hooks/picture';
import { usePreload } from '@loggia/hooks/preload';
import { useItemKeys } from '@loggia/hooks/shared';
import { isEmbedded } from '../embed/isEmbedded.ts';
import { useLightboxDecorations } from './LightboxDecoration.tsx';
import { LightboxAreaContext } from './LightboxDialog.tsx';
import { lightboxPicture } from './LightboxPicture.tsx';

export interface LightboxSlidesProps<TImage extends GalleryImage = GalleryImage> {
  /**
   * Renders the content of a slide. `content` is the kit's own content: the image, its placeholder or an error notice.
   * @default the kit's content
   */
  readonly renderSlide?: ((slide: LightboxSlide<TImage>, content: ReactNode) => ReactNode) | undefined;
  /** The parts over the image. */
  readonly children?: ReactNode;
}

/** Renders the slides: the current image, its neighbors, and the outgoing image during a transition. */
export function LightboxSlides<TImage extends GalleryImage = GalleryImage>({
  renderSlide,
  children,
}: LightboxSlidesProps<TImage>): ReactElement {
  const lightbox = useLightboxContext();
  const { slides, image, images } = lightbox;
  const decorations = useLightboxDecorations();
  const { getSurfaceProps, getSlideProps, sizesOf } = decorations;
  const keyOf = useItemKeys(images);
  const sizes = useSlideSizes();
  usePreload(lightbox, { sizes });
  const isEmbed = image !== undefined && isEmbedded(image);
  const surface = { className: 'loggia-slides', 'data-embed': isEmbed ? '' : undefined };
  return (
    <div {...(getSurfaceProps?.(surface) ?? surface)}>
      {slides.map((slide) => {
        const { index } = slide;
        const own = { index, className: 'loggia-slide' };
        const whole = sizes(slide.image);
        const picture = lightboxPicture(lightbox, slide, sizesOf?.(slide.image.id, whole) ?? whole);
        const content = decorations.renderSlide?.(slide) ?? picture;
        return (
          <div key={keyOf(index)} {...lightbox.getSlideProps({ ...(getSlideProps?.(own) ?? own), index })}>
            {renderSlide ? renderSlide(slide as LightboxSlide<TImage>, content) : content}
          </div>
        );
      })}
      {children}
    </div>
  );
}

/** Returns a function that returns the `sizes` attribute of an image for the size at which the lightbox shows it. */
function useSlideSizes(): (image: GalleryImage) => string {
  const area = useContext(LightboxAreaContext);
  const { isFullSize } = useLightboxDecorations();
  return (image) => containedSizes(image, isFullSize ? undefined : area);
}
