import {
  useControlBar,
  useFullscreen,
  useImageProtection,
  useInfo,
  useMaximize,
  useOverlayHost,
  useRatingPanel,
  useSidebars,
  useSlideshow,
  useStatusRegion,
  useSwipe,
  usePauseForVideo,
  useZoom,
  type AnalyticsListeners,
  type UseEmbedOptions,
  type UseLightboxResult,
  type UseLoadMoreOptions,
  type UseOverlayHostOptions,
} from '@loggia/hooks';
import { BareFilmstrip } from './BareFilmstrip.tsx';
import { BareMore } from './BareMore.tsx';
import { BareOverImage } from './BareOverImage.tsx';
import { BareSidebars } from './BareSidebars.tsx';
import { BareSlide } from './BareSlide.tsx';
import { BareState } from './BareState.tsx';
import { BareTools } from './BareTools.tsx';

export interface BareDialogProps extends Pick<UseLoadMoreOptions, 'onNeedMore'>, Pick<UseOverlayHostOptions, 'adopt'> {
  readonly lightbox: UseLightboxResult;
  readonly listeners: AnalyticsListeners;
  readonly embeds?: Pick<UseEmbedOptions, 'hosts' | 'onUnknown'> | undefined;
}

function BareNavigation({ lightbox }: Pick<BareDialogProps, 'lightbox'>) {
  return (
    <p className="bare-navigation">
      <button {...lightbox.getPreviousButtonProps()}>Previous</button>
      <button {...lightbox.getNextButtonProps()}>Next</button>
      <button {...lightbox.getCloseButtonProps()}>Close</button>
    </p>
  );
}

/** The content of the dialog, with one hook per feature. */
export function BareDialog({ lightbox, listeners, onNeedMore, adopt, embeds }: BareDialogProps) {
  const { stageElement, image, images, settings } = lightbox;
  const fullscreen = useFullscreen({ element: stageElement, enabled: lightbox.status !== 'closed' });
  const { isFullscreen } = fullscreen;
  const sidebars = useSidebars(lightbox, { names: image?.priceList ? ['comments', 'shop'] : ['comments'] });
  const maximize = useMaximize(lightbox, { isFullscreen });
  const info = useInfo(lightbox);
  const ratingPanel = useRatingPanel(lightbox);
  const zoom = useZoom(lightbox, { onZoomChange: listeners.onZoomChange });
  const swipe = useSwipe(lightbox, { canStart: zoom.canSwipe, onLongPress: () => info.toggle() });
  const video = usePauseForVideo(lightbox);
  const pauseReasons = [...sidebars.pauseReasons, ...zoom.pauseReasons, ...swipe.pauseReasons, ...video.pauseReasons];
  const slideshow = useSlideshow(lightbox, { pauseReasons, onStartedChange: listeners.onStartedChange });
  const bar = useControlBar(lightbox, { isFullscreen, isStarted: slideshow.isStarted });
  const host = useOverlayHost(lightbox, { adopt });
  const protection = useImageProtection({ enabled: settings.protectImages === true });
  const region = useStatusRegion();
  const shape = settings.fullWindow === false && !maximize.isMaximized ? 'bare-pop-up' : 'bare-window';

  return (
    <dialog {...lightbox.getDialogProps({ className: `bare ${shape}` })}>
      <div {...lightbox.getStageProps(sidebars.getContainerProps({ className: 'bare-stage' }))}>
        <div {...sidebars.getCoveredProps({ name: 'view', className: 'bare-view' })}>
          <div
            {...swipe.getSurfaceProps(
              zoom.getSurfaceProps({ ...protection.getContainerProps(), className: 'bare-slides' }),
            )}
          >
            {lightbox.slides.map((slide) => (
              <BareSlide
                key={slide.image.id}
                {...{ lightbox, slide, zoom, swipe }}
                {...embeds}
                onPlaybackChange={video.onPlaybackChange}
              />
            ))}
            <BareState lightbox={lightbox} />
            <BareOverImage {...{ lightbox, info, ratingPanel, listeners }} />
          </div>
          <BareMore lightbox={lightbox} onNeedMore={onNeedMore} />
          {!lightbox.error && <BareNavigation lightbox={lightbox} />}
          {bar.isMounted && (
            <BareTools
              {...{ lightbox, listeners, bar, slideshow, maximize, fullscreen, info, ratingPanel, sidebars, zoom }}
            />
          )}
          {images.length > 1 && <BareFilmstrip lightbox={lightbox} />}
        </div>
        <BareSidebars {...{ lightbox, sidebars, listeners }} />
        {zoom.gestureNode}
        {swipe.gestureNode}
        <div {...host.getHostProps({ className: 'bare-guests' })} />
        <div {...region.getRegionProps({ className: 'bare-said' })}>
          {lightbox.announcement && <p {...region.getLineProps()}>{lightbox.announcement}</p>}
          {slideshow.announcement && <p {...region.getLineProps()}>{slideshow.announcement}</p>}
          {zoom.announcement && <p {...region.getLineProps()}>{zoom.announcement}</p>}
        </div>
      </div>
    </dialog>
  );
}
