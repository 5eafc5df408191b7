'use client';
import type { ReactElement, ReactNode } from 'react';
import type { GalleryImage } from '@loggia/hooks/backend';
import type { HashCodec } from '@loggia/hooks/deepLink';
import { DeepLink, HistoryEntry } from '../deepLink/DeepLink.tsx';
import { Embeds, type LightboxEmbedOptions } from '../embed/Embeds.tsx';
import { LightboxFilmstrip } from '../filmstrip/LightboxFilmstrip.tsx';
import { Fullscreen, FullscreenButton } from '../fullscreen/Fullscreen.tsx';
import { LightboxLoadMore } from '../loadMore/LightboxLoadMore.tsx';
import { LightboxBar, LightboxCounter } from '../panels/LightboxBar.tsx';
import { PlayButton } from '../slideshow/PlayButton.tsx';
import { Slideshow } from '../slideshow/Slideshow.tsx';
import { Swipe } from '../swipe/Swipe.tsx';
import { ThumbnailFlight } from '../thumbnailFlight/ThumbnailFlight.tsx';
import { Zoom, ZoomButton } from '../zoom/Zoom.tsx';
import { LightboxCaption } from './LightboxCaption.tsx';
import { LightboxDialog, LightboxView } from './LightboxDialog.tsx';
import { LightboxArrows, LightboxCloseButton, LightboxFailure, LightboxSpinner } from './LightboxParts.tsx';
import { LightboxRoot, type LightboxRootProps } from './LightboxRoot.tsx';
import { LightboxSlides } from './LightboxSlides.tsx';

export interface LightboxProps<TImage extends GalleryImage = GalleryImage> extends LightboxRootProps<TImage> {
  /** The codec for the URL hash, or `false` to disable deep links. @default galleryHashCodec */
  readonly deepLink?: HashCodec | boolean | undefined;
  /** Whether the browser's Back button closes the lightbox instead of leaving the page. @default true */
  readonly history?: boolean | undefined;
  /**
   * Whether to animate the image from its thumbnail when the lightbox opens, and back to the current image's thumbnail
   * when it closes. Requires that `findThumbnail` finds a visible thumbnail.
   * @default true
   */
  readonly fromThumbnail?: boolean | undefined;
  /** Whether to start the slideshow when the lightbox opens. @default the `autoplay` setting, otherwise false */
  readonly autoplay?: boolean | undefined;
  /** Whether to show the filmstrip if there is more than one image. @default the setting, otherwise true */
  readonly filmstrip?: boolean | undefined;
  /**
   * Options for embedded videos and posts: consent, hosts, unknown kinds, and how a playing video affects the
   * slideshow.
   */
  readonly embeds?: LightboxEmbedOptions<TImage> | undefined;
  readonly className?: string | undefined;
  /** Your own buttons, at the end of the bar. To change anything else, compose the parts yourself. */
  readonly children?: ReactNode;
}

/**
 * Renders a lightbox with the features that most photo sites need: swiping, zoom, a filmstrip, a slideshow, fullscreen,
 * a counter and captions. The image opens from its thumbnail, and the Back button closes the lightbox. `Lightbox` is a
 * short composition of parts that you can copy and change. `FullLightbox` has more features.
 */
export function Lightbox<TImage extends GalleryImage = GalleryImage>(props: LightboxProps<TImage>): ReactElement {
  const { deepLink = true, history = true, fromThumbnail = true, autoplay, filmstrip, embeds, ...rest } = props;
  const { className, children, ...root } = rest;
  return (
    <LightboxRoot {...root}>
      {deepLink && <DeepLink codec={deepLink === true ? undefined : deepLink} />}
      {history && <HistoryEntry />}
      {fromThumbnail && <ThumbnailFlight />}
      <LightboxDialog className={className}>
        <Slideshow autoplay={autoplay}>
          <Fullscreen>
            <Zoom>
              <LightboxView>
                <LightboxCloseButton />
                <Swipe>
                  <Embeds {...(embeds as LightboxEmbedOptions | undefined)}>
                    <LightboxSlides>
                      <LightboxArrows />
                      <LightboxSpinner />
                      <LightboxFailure />
                      <LightboxLoadMore />
                      <LightboxCaption />
                    </LightboxSlides>
                  </Embeds>
                </Swipe>
                <LightboxBar>
                  <LightboxCounter />
                  <ZoomButton />
                  <PlayButton />
                  <FullscreenButton />
                  {children}
                </LightboxBar>
              </LightboxView>
              <LightboxFilmstrip enabled={filmstrip} />
            </Zoom>
          </Fullscreen>
        </Slideshow>
      </LightboxDialog>
    </LightboxRoot>
  );
}
