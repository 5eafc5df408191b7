'use client';
import { useAnalyticsListeners, type AnalyticsListeners } from '@loggia/hooks/analytics';
import { useBackend, type Backend, type GalleryImage } from '@loggia/hooks/backend';
import { useFilmstrip, type UseFilmstripResult } from '@loggia/hooks/filmstrip';
import { useFullscreen, type UseFullscreenResult } from '@loggia/hooks/fullscreen';
import { useSettledImageId, type UseLightboxResult } from '@loggia/hooks/lightbox';
import {
  useControlBar,
  useFullSize,
  useInfo,
  useMaximize,
  useMoreMenu,
  useRatingPanel,
  useSidebars,
  type UseControlBarResult,
  type UseInfoResult,
  type UseMaximizeResult,
  type UseMoreMenuResult,
  type UseRatingPanelResult,
  type UseSidebarsResult,
} from '@loggia/hooks/panels';
import {
  useSlideshow,
  usePauseForVideo,
  type UseSlideshowResult,
  type UsePauseForVideoResult,
} from '@loggia/hooks/slideshow';
import { useSwipe, type UseSwipeResult } from '@loggia/hooks/swipe';
import { useZoom, type UseZoomResult } from '@loggia/hooks/zoom';
import type { ResolvedLightboxShape } from './resolveLightboxShape.ts';
import type { KitLabels } from '../labels/KitLabels.ts';
import { stripSizes } from '../filmstrip/Filmstrip.tsx';
import type { LightboxProps } from './LightboxProps.ts';

interface UseLightboxToolsOptions extends Pick<
  LightboxProps,
  'openRequest' | 'autoplay' | 'intervalMs' | 'backend' | 'embeds' | 'onLongPress' | 'onEvent' | 'slots'
> {
  readonly shape: ResolvedLightboxShape;
  readonly labels: KitLabels | undefined;
}

/** The state of all hooks around a lightbox. */
export interface LightboxToolset {
  readonly backend: Backend | null;
  /** The callbacks that report user actions to `onEvent`. Empty if `onEvent` is not set. */
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
  readonly menu: UseMoreMenuResult;
  readonly filmstrip: UseFilmstripResult;
  readonly videoPause: UsePauseForVideoResult;
  /** The id of the video or post that the user has stopped on. */
  readonly visitedId: string | undefined;
  /**
   * Whether the lightbox fills the window or the screen, either because of its settings or because the user maximized
   * it.
   */
  readonly isFullSize: boolean;
}

const NO_LABELS: KitLabels = {};
const NO_LISTENERS: Partial<AnalyticsListeners> = {};

/** Calls the hooks around the kit's lightbox in an order that respects their dependencies. */
export function useLightboxTools(lightbox: UseLightboxResult, options: UseLightboxToolsOptions): LightboxToolset {
  const { shape, labels = NO_LABELS, embeds = {}, onEvent } = options;
  const { fullWindow, width, height, isStripVertical, filmstripPosition } = shape;
  const { stageElement, dialogElement, settings, status } = lightbox;
  const backend = useBackend<GalleryImage>(options.backend);
  const analyticsListeners = useAnalyticsListeners(lightbox, { onEvent });
  const listeners = onEvent ? analyticsListeners : NO_LISTENERS;
  const features = lightboxFeatures(lightbox, backend);

  // The opening link can request the comments or the shop, even if the backend's settings do not.
  const request = lightbox.openReason === 'trigger' ? options.openRequest?.request : undefined;
  const withRequest = { ...lightbox, settings: { ...settings, ...request } };
  const sidebars = useSidebars(withRequest, { names: features.sidebars, labels: labels.panels });
  const zoom = useZoom(lightbox, { ...listeners, labels: labels.zoom });
  const swipe = useSwipe(lightbox, {
    canStart: zoom.canSwipe,
    progressElement: dialogElement,
    onLongPress: options.onLongPress,
    onTap: (event) => barTools.bar.toggle('tap', event),
  });
  const videoPause = usePauseForVideo(lightbox, { policy: embeds.slideshow });
  const visitedId = useSettledImageId(lightbox);
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
  const barTools = useBarTools(lightbox, {
    hasCaption: options.slots?.caption !== undefined,
    hasRating: features.hasRating,
    isFullscreen,
    isStarted: slideshow.isStarted,
    canMaximize: maximize.isAvailable,
    fullWindow,
    labels,
  });
  const filmstrip = useFilmstrip(lightbox, {
    direction: isStripVertical ? 'vertical' : 'horizontal',
    ...stripSizes(settings),
    labels: labels.filmstrip,
    enabled: filmstripPosition !== undefined && status !== 'loading',
  });
  const shown = { sidebars, zoom, swipe, slideshow, fullscreen, maximize, filmstrip };
  return { ...shown, ...barTools, backend, listeners, videoPause, visitedId, isFullSize };
}

interface UseBarToolsOptions {
  /** Whether the app renders the caption, which may have content for every image. */
  readonly hasCaption: boolean;
  readonly hasRating: boolean;
  readonly isFullscreen: boolean;
  readonly isStarted: boolean;
  readonly canMaximize: boolean;
  readonly fullWindow: boolean;
  readonly labels: KitLabels;
}

/** Returns the bar with its menu, and the panels that it toggles. */
function useBarTools(
  lightbox: UseLightboxResult,
  { hasCaption, hasRating, canMaximize, labels, ...options }: UseBarToolsOptions,
): Pick<LightboxToolset, 'info' | 'panel' | 'bar' | 'menu'> {
  const { settings } = lightbox;
  const hasInfo = hasCaption || undefined;
  const info = useInfo(lightbox, {
    hasInfo,
    defaultIsOpen: settings.infoAlwaysShown ?? true,
    labels: labels.panels,
  });
  const panel = useRatingPanel(lightbox, { enabled: hasRating, labels: labels.panels });
  const bar = useControlBar(lightbox, {
    ...options,
    hasInfo,
    // The share menu takes the position of the first network. With an empty list, the site disables sharing.
    available: { maximize: canMaximize, share: settings.shareNetworks?.length !== 0 },
    labels: labels.panels,
  });
  // A hidden bar hides its menu as well.
  const menu = useMoreMenu({ enabled: bar.isMounted && bar.isOpen, labels: labels.panels });
  return { info, panel, bar, menu };
}

const SIDEBARS = ['comments', 'shop'] as const;

interface LightboxFeatures {
  readonly sidebars: readonly (typeof SIDEBARS)[number][];
  readonly hasRating: boolean;
}

/** Returns the features that the backend offers for the current image. */
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
