'use client';
import { useAnalyticsListeners } from '@loggia/hooks/analytics';
import type { AnalyticsListeners } from '@loggia/hooks/analytics';
import { useBackend } from '@loggia/hooks/backend';
import type { Backend, GalleryImage } from '@loggia/hooks/backend';
import { useFilmstrip } from '@loggia/hooks/filmstrip';
import type { UseFilmstripResult } from '@loggia/hooks/filmstrip';
import { useFullscreen } from '@loggia/hooks/fullscreen';
import type { UseFullscreenResult } from '@loggia/hooks/fullscreen';
import { useVisitedImage } from '@loggia/hooks/lightbox';
import type { UseLightboxResult } from '@loggia/hooks/lightbox';
import { useControlBar, useFullSize, useInfo, useMaximize, useRatingPanel, useSidebars } from '@loggia/hooks/panels';
import type {
  UseControlBarResult,
  UseInfoResult,
  UseMaximizeResult,
  UseRatingPanelResult,
  UseSidebarsResult,
} from '@loggia/hooks/panels';
import { useSlideshow, usePauseForVideo } from '@loggia/hooks/slideshow';
import type { UseSlideshowResult, UsePauseForVideoResult } from '@loggia/hooks/slideshow';
import { useSwipe } from '@loggia/hooks/swipe';
import type { UseSwipeResult } from '@loggia/hooks/swipe';
import { useZoom } from '@loggia/hooks/zoom';
import type { UseZoomResult } from '@loggia/hooks/zoom';
import type { ResolvedLightboxShape } from '../components/lightbox/resolveLightboxShape.ts';
import type { KitLabels } from '../labels/KitLabels.ts';
import type { LightboxProps } from './LightboxProps.ts';

interface UseLightboxToolsOptions extends Pick<
  LightboxProps,
  'opening' | 'autoplay' | 'intervalMs' | 'backend' | 'embeds' | 'onLongPress' | 'onEvent' | 'slots'
> {
  readonly shape: ResolvedLightboxShape;
  readonly labels: KitLabels | undefined;
}

/** All that a visitor can do with an image besides looking. */
export interface LightboxToolset {
  readonly backend: Backend | null;
  /** Tell the page what a visitor does. Empty where it does not ask. */
  readonly listeners: Partial<AnalyticsListeners>;
  readonly sidebars: UseSidebarsResult;
  readonly zoom: UseZoomResult;
  readonly swipe: UseSwipeResult;
  readonly slideshow: UseSlideshowResult;
  readonly fullscreen: UseFullscreenResult;
  readonly maximize: UseMaximizeResult;
  readonly info: UseInfoResult;
  readonly panel: UseRatingPanelResult;
  readonly bar: UseControlBarResult;
  readonly filmstrip: UseFilmstripResult;
  readonly videoPause: UsePauseForVideoResult;
  /** The id of the embed that the visitor has come to rest on. */
  readonly visitedId: string | undefined;
  /** The lightbox has the whole window or screen, by its shape or because a visitor maximized it. */
  readonly isFullSize: boolean;
}

const NO_LABELS: KitLabels = {};
const NO_LISTENERS: Partial<AnalyticsListeners> = {};

/** The hooks around the kit's lightbox, each beside those that it has to know of. */
export function useLightboxTools(lightbox: UseLightboxResult, options: UseLightboxToolsOptions): LightboxToolset {
  const { shape, labels = NO_LABELS, embeds = {}, onEvent } = options;
  const { fullWindow, width, height, isStripVertical, filmstripPosition } = shape;
  const { stageElement, dialogElement, settings, status } = lightbox;
  const backend = useBackend<GalleryImage>(options.backend);
  const told = useAnalyticsListeners(lightbox, { onEvent });
  const listeners = onEvent ? told : NO_LISTENERS;
  const features = lightboxFeatures(lightbox, backend);

  // Where no back end has a say, what opened the image has it.
  const request = lightbox.openReason === 'trigger' ? options.opening?.request : undefined;
  const asked = { ...lightbox, settings: { ...settings, ...request } };
  const sidebars = useSidebars(asked, { names: features.sidebars, labels: labels.panels });
  const zoom = useZoom(lightbox, { ...listeners, labels: labels.zoom });
  const swipe = useSwipe(lightbox, {
    canStart: zoom.canSwipe,
    progressElement: dialogElement,
    onLongPress: options.onLongPress,
  });
  const videoPause = usePauseForVideo(lightbox, { policy: embeds.slideshow });
  const visitedId = useVisitedImage(lightbox);
  const pauseReasons = [
    ...sidebars.pauseReasons,
    ...zoom.pauseReasons,
    ...swipe.pauseReasons,
    ...videoPause.pauseReasons,
  ];
  const { autoplay, intervalMs } = options;
  const slideshow = useSlideshow(lightbox, {
    ...listeners,
    autoplay,
    intervalMs,
    pauseReasons,
    labels: labels.slideshow,
  });

  const fullscreen = useFullscreen({
    element: stageElement,
    labels: labels.fullscreen,
    enabled: status !== 'closed',
  });
  const { isFullscreen } = fullscreen;
  const maximize = useMaximize(lightbox, { isFullscreen, fullWindow, width, height, labels: labels.panels });
  const isFullSize = useFullSize(dialogElement, isFullscreen || maximize.isMaximized) || fullWindow;
  // A caption of the page's own may tell something of every image.
  const hasInfo = options.slots?.caption && true;
  const info = useInfo(lightbox, { hasInfo, labels: labels.panels });
  const panel = useRatingPanel(lightbox, { enabled: features.hasRating, labels: labels.panels });
  const bar = useControlBar(lightbox, {
    isFullscreen,
    isStarted: slideshow.isStarted,
    fullWindow,
    hasInfo,
    // The menu of the networks stands where the first of them belongs. A site that names none wants no sharing.
    available: { maximize: maximize.isAvailable, facebook: settings.shareNetworks?.length !== 0 },
    labels: labels.panels,
  });
  const filmstrip = useFilmstrip(lightbox, {
    direction: isStripVertical ? 'vertical' : 'horizontal',
    labels: labels.filmstrip,
    enabled: filmstripPosition !== undefined && status !== 'loading',
  });
  const shown = { sidebars, zoom, swipe, slideshow, fullscreen, maximize, info, panel, bar, filmstrip };
  return { ...shown, backend, listeners, videoPause, visitedId, isFullSize };
}

const SIDEBARS = ['comments', 'shop'] as const;

interface LightboxFeatures {
  readonly sidebars: readonly (typeof SIDEBARS)[number][];
  readonly hasRating: boolean;
}

/** Returns the back end's features for the shown image, if it offers them. */
function lightboxFeatures(
  { settings, image }: Pick<UseLightboxResult, 'settings' | 'image'>,
  backend: Backend | null,
): LightboxFeatures {
  const has = {
    comments: backend?.comments !== undefined && settings.comments !== false,
    shop: backend?.cart !== undefined && settings.shop !== false && image?.priceList !== undefined,
  };
  return {
    sidebars: SIDEBARS.filter((name) => has[name]),
    hasRating: backend?.ratings !== undefined && settings.rating === true,
  };
}
