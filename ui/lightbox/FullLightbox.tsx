'use client';
import type { ReactElement } from 'react';
import type { UseLightboxAnalyticsOptions } from '@loggia/hooks/analytics';
import type { GalleryImage, HitCounter } from '@loggia/hooks/backend';
import type { UseSwipeOptions } from '@loggia/hooks/swipe';
import { LightboxAnalytics } from '../analytics/LightboxAnalytics.tsx';
import { ShopSidebar } from '../cart/ShopSidebar.tsx';
import { CommentsSidebar } from '../comments/CommentsSidebar.tsx';
import { DeepLink, HistoryEntry } from '../deepLink/DeepLink.tsx';
import { Embeds, type LightboxEmbedOptions } from '../embed/Embeds.tsx';
import { LightboxFilmstrip, type FilmstripPosition } from '../filmstrip/LightboxFilmstrip.tsx';
import { Hits } from '../hits/Hits.tsx';
import { LightboxLoadMore } from '../loadMore/LightboxLoadMore.tsx';
import { LightboxOverlays, type LightboxOverlaysProps } from '../overlayHost/LightboxOverlays.tsx';
import { LightboxProtection } from '../protection/LightboxProtection.tsx';
import { Slideshow } from '../slideshow/Slideshow.tsx';
import { Swipe } from '../swipe/Swipe.tsx';
import { ThumbnailFlight } from '../thumbnailFlight/ThumbnailFlight.tsx';
import { LightboxWatermark } from '../watermark/LightboxWatermark.tsx';
import { Zoom } from '../zoom/Zoom.tsx';
import { FullLightboxDialog, FullLightboxTexts, FullLightboxView } from './FullLightboxParts.tsx';
import type { LightboxProps } from './Lightbox.tsx';
import type { LightboxSize } from './LightboxDialog.tsx';
import { LightboxArrows, LightboxFailure, LightboxSpinner } from './LightboxParts.tsx';
import { LightboxRoot } from './LightboxRoot.tsx';
import { LightboxSlides } from './LightboxSlides.tsx';

export interface FullLightboxProps<TImage extends GalleryImage = GalleryImage>
  extends LightboxProps<TImage>, LightboxSize {
  /**
   * The side of the lightbox that the filmstrip is on.
   * @default the backend's setting. Without one, 'right' if the backend requests a vertical strip, otherwise 'bottom'
   */
  readonly filmstripPosition?: FilmstripPosition | undefined;
  /** The hit counter, or `false` to count no hits. @default the backend's hit counter */
  readonly hits?: HitCounter | false | undefined;
  /**
   * Called with the `pointerdown` event when a touch or mouse press has rested on the image for 750 ms. See `useSwipe`.
   */
  readonly onLongPress?: UseSwipeOptions['onLongPress'];
  /**
   * Called once for each completed user action, for example to report it to a tag manager. See `useLightboxAnalytics`.
   */
  readonly onEvent?: UseLightboxAnalyticsOptions<TImage>['onEvent'];
  /**
   * Keeps the page's overlays usable while the lightbox is open. Without this option, the lightbox makes them inert.
   * Pass the selector of a cookie banner or chat widget as `adopt`, and React overlays as `children`. See
   * `useOverlayHost`.
   */
  readonly overlays?: LightboxOverlaysProps | undefined;
}

/**
 * Renders a lightbox with everything that a backend can configure. In addition to the features of `Lightbox`, it has a
 * control bar with a menu, comments, ratings, a shop, sharing, downloads, hits, watermarks and a configurable size.
 * Features that the settings disable are not shown.
 */
export function FullLightbox<TImage extends GalleryImage = GalleryImage>(
  props: FullLightboxProps<TImage>,
): ReactElement {
  const { deepLink = true, history = true, fromThumbnail = true, hits, onEvent, overlays, ...rest } = props;
  const { fullWindow, width, height, autoplay, filmstrip, filmstripPosition, ...more } = rest;
  const { onLongPress, embeds, className, children, ...root } = more;
  // `Embeds` is not generic, but it passes only images of this lightbox to the callbacks.
  const embedOptions = embeds as LightboxEmbedOptions | undefined;
  const counter = hits || undefined;
  return (
    <LightboxRoot {...root}>
      <LightboxAnalytics onEvent={onEvent}>
        <Hits counter={counter} enabled={hits !== false}>
          {deepLink && <DeepLink codec={deepLink === true ? undefined : deepLink} />}
          {history && <HistoryEntry />}
          {fromThumbnail && <ThumbnailFlight />}
          {overlays && <LightboxOverlays {...overlays} />}
          <FullLightboxDialog {...{ className, fullWindow, width, height }}>
            <Slideshow autoplay={autoplay}>
              <Zoom>
                <FullLightboxView
                  slides={
                    <Swipe onLongPress={onLongPress}>
                      <Embeds {...embedOptions}>
                        <LightboxProtection>
                          <LightboxSlides>
                            <LightboxArrows />
                            <LightboxSpinner />
                            <LightboxFailure />
                            <LightboxLoadMore />
                            <LightboxWatermark />
                            <FullLightboxTexts />
                          </LightboxSlides>
                        </LightboxProtection>
                      </Embeds>
                    </Swipe>
                  }
                >
                  {children}
                </FullLightboxView>
                <LightboxFilmstrip enabled={filmstrip} position={filmstripPosition} />
                <CommentsSidebar />
                <ShopSidebar />
              </Zoom>
            </Slideshow>
          </FullLightboxDialog>
        </Hits>
      </LightboxAnalytics>
    </LightboxRoot>
  );
}
