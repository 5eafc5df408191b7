'use client';
import type { ReactNode } from 'react';
import { useItemKeys } from '@loggia/hooks/shared';
import type { GalleryImage } from '@loggia/hooks/backend';
import type { LightboxSlide, UseLightboxResult } from '@loggia/hooks/lightbox';
import type { UseImageProtectionResult } from '@loggia/hooks/protection';
import type { KitLabels } from '../labels/KitLabels.ts';
import { lateComponent } from '../lateComponent.tsx';
import { embedsChunk } from '../chunks.ts';
import type { LightboxEmbedOptions } from './LightboxProps.ts';
import type { LightboxSlots } from './LightboxSlots.ts';
import type { LightboxToolset } from './useLightboxTools.ts';
import { fillSlot } from '../slots.ts';
import { isEmbedded } from '../embed/isEmbedded.ts';
import {
  EmbedFailure,
  LightboxArrows,
  LightboxFailure,
  LightboxPlaceholder,
  LightboxSpinner,
  slidePicture,
} from './slideParts.tsx';

export interface LightboxSlidesProps {
  readonly lightbox: UseLightboxResult;
  readonly tools: Pick<LightboxToolset, 'zoom' | 'swipe' | 'videoPause' | 'visitedId' | 'backend'>;
  /** Returns the display width of an image, for the `sizes` attribute of an `<img>`. */
  readonly sizes: (image: GalleryImage) => string;
  readonly embeds: LightboxEmbedOptions | undefined;
  readonly protection: UseImageProtectionResult;
  readonly slots: LightboxSlots;
  readonly labels: KitLabels | undefined;
  /** The content over the images. */
  readonly children: ReactNode;
}

/**
 * Renders embedded videos and posts. If the chunk fails to load, it is requested again whenever such a slide is shown.
 */
const LazyEmbedSlide = lateComponent(embedsChunk, 'EmbedSlide', { retryKeyOf: ({ isCurrent }) => isCurrent });

/** Renders the image area, which contains the slides, the arrows, and a message if there is no image. */
export function LightboxSlides(props: LightboxSlidesProps) {
  const { lightbox, tools, sizes, protection, slots, children } = props;
  const { slides, image, images, error, status, imageStatus, labels } = lightbox;
  const { zoom, swipe } = tools;
  const keyOf = useItemKeys(images);
  const isVideo = image !== undefined && isEmbedded(image);
  const containerProps = { className: 'loggia-slides', 'data-embed': isVideo ? '' : undefined };
  const surfaceProps = protection.getContainerProps(swipe.getSurfaceProps(containerProps));
  return (
    <div {...zoom.getSurfaceProps(surfaceProps)}>
      {slides.map((slide) => {
        const { index } = slide;
        const slideProps = swipe.getSlideProps({ index, className: 'loggia-slide' });
        const part = { lightbox, slide, sizes: sizes(slide.image) };
        const content = isEmbedded(slide.image) ? embed(props, slide) : slidePicture(lightbox, slide, part.sizes);
        return (
          <div key={keyOf(index)} {...lightbox.getSlideProps({ ...slideProps, index })}>
            {fillSlot(slots.slide, part, content)}
          </div>
        );
      })}
      {images.length > 1 && status === 'open' && <LightboxArrows lightbox={lightbox} slot={slots.arrow} />}
      {imageStatus === 'loading' &&
        !error &&
        fillSlot(slots.spinner, { lightbox }, <LightboxSpinner labels={labels} />)}
      {error && fillSlot(slots.failure, { lightbox }, <LightboxFailure lightbox={lightbox} failure={error} />)}
      {children}
    </div>
  );
}

/** Returns a video or post in its slide. It is loaded only once the user stops on this slide. */
function embed(
  { lightbox, tools, embeds: options = {}, labels }: LightboxSlidesProps,
  { image, role }: LightboxSlide,
): ReactNode {
  const { videoPause, visitedId, backend } = tools;
  const { consent = backend?.consent, hosts, requiresConsent, players, onUnknown } = options;
  return (
    <>
      {role === 'current' && <LightboxPlaceholder image={image} />}
      <LazyEmbedSlide
        image={image}
        {...{ hosts, requiresConsent, consent, players }}
        labels={labels?.embed}
        renderFailure={
          role === 'current'
            ? (getRetryButtonProps) => <EmbedFailure {...{ lightbox, getRetryButtonProps }} />
            : undefined
        }
        isCurrent={role === 'current' && image.id === visitedId}
        onUnknown={onUnknown && ((unknown) => options.onUnknown?.(unknown))}
        onPlaybackChange={(playback, played) => {
          videoPause.onPlaybackChange(playback, played);
          options.onPlaybackChange?.(playback, played);
        }}
      />
    </>
  );
}
