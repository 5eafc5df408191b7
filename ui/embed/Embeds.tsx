'use client';
import { type ReactNode } from 'react';
import { useBackend, type GalleryImage } from '@loggia/hooks/backend';
import type { UnknownEmbed, UseEmbedOptions } from '@loggia/hooks/embed';
import { useLightboxContext, useSettledImageId, type LightboxSlide } from '@loggia/hooks/lightbox';
import type { Playback } from '@loggia/hooks/player';
import { usePauseForVideo, type UsePauseForVideoOptions } from '@loggia/hooks/slideshow';
import type { PropGetter } from '@loggia/hooks/shared';
import { embedsChunk } from '../chunks.ts';
import { useKit } from '../KitProvider.tsx';
import { lateComponent } from '../lateComponent.tsx';
import { LightboxDecoration } from '../lightbox/LightboxDecoration.tsx';
import { LightboxPlaceholder, SlideFailure } from '../lightbox/LightboxPicture.tsx';
import { isEmbedded } from './isEmbedded.ts';

/** Options for embedded videos and posts in a lightbox. */
export interface LightboxEmbedOptions<TImage extends GalleryImage = GalleryImage> extends Pick<
  UseEmbedOptions,
  'hosts' | 'requiresConsent' | 'consent' | 'players'
> {
  /**
   * What the slideshow does while a video plays: it waits until the video ends (`'wait'`), or continues after its
   * interval (`'skip'`).
   * @default 'wait'
   */
  readonly slideshow?: UsePauseForVideoOptions['policy'];
  /** Renders an item of an unknown kind into the given element. The event `EMBED_EVENT` is fired as well. */
  onUnknown?(unknown: UnknownEmbed<TImage>): void;
  onPlaybackChange?(playback: Playback, image: TImage): void;
}

export interface EmbedsProps extends LightboxEmbedOptions {
  readonly children?: ReactNode;
}

/**
 * Renders embedded videos and posts. If the chunk fails to load, it is requested again whenever such a slide is shown.
 */
const LazyEmbedSlide = lateComponent(embedsChunk, 'EmbedSlide', { retryKeyOf: ({ isCurrent }) => isCurrent });

/**
 * Shows videos and posts in the lightbox. Each one is loaded only when the user stops on its slide. Render it in
 * `LightboxDialog`, around the `LightboxSlides`. Without `Embeds`, the lightbox shows their poster images.
 */
export function Embeds({ children, slideshow, onPlaybackChange, ...options }: EmbedsProps) {
  const lightbox = useLightboxContext();
  const backend = useBackend();
  const { labels } = useKit();
  const videoPause = usePauseForVideo(lightbox, { policy: slideshow });
  const visitedId = useSettledImageId(lightbox);
  const renderSlide = ({ image, role }: LightboxSlide) =>
    isEmbedded(image) ? (
      <>
        {role === 'current' && <LightboxPlaceholder image={image} />}
        <LazyEmbedSlide
          {...options}
          image={image}
          consent={options.consent ?? backend?.consent}
          labels={labels?.embed}
          renderFailure={
            role === 'current' ? (getRetryButtonProps) => <EmbedFailure {...{ getRetryButtonProps }} /> : undefined
          }
          isCurrent={role === 'current' && image.id === visitedId}
          onPlaybackChange={(playback, played) => {
            videoPause.onPlaybackChange(playback, played);
            onPlaybackChange?.(playback, played);
          }}
        />
      </>
    ) : undefined;
  return <LightboxDecoration renderSlide={renderSlide}>{children}</LightboxDecoration>;
}

/** Renders a notice with a retry button in place of a video or post whose chunk failed to load. */
function EmbedFailure({ getRetryButtonProps }: { readonly getRetryButtonProps: PropGetter<'button'> }) {
  const lightbox = useLightboxContext();
  const { embedFailed, retry } = lightbox.labels;
  return <SlideFailure lightbox={lightbox} text={embedFailed} retryProps={getRetryButtonProps({ children: retry })} />;
}
