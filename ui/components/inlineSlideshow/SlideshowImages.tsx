'use client';
import { CAROUSEL_LABELS } from '@loggia/hooks/carousel';
import { useVideoHold } from '@loggia/hooks/slideshow';
import {
  inlineStyleSheet,
  useInlinePlayback,
  useInlinePreload,
  useInlineSlideshow,
} from '@loggia/hooks/inlineSlideshow';
import { useShownIndex } from '@loggia/hooks/lightboxIntent';
import { useItemKeys } from '@loggia/hooks/shared';
import { useSwipe } from '@loggia/hooks/swipe';
import type { GalleryImage } from '@loggia/hooks/backend';
import { useKit } from '../../useKit.ts';
import { FirstPaintStyle } from '../firstPaint/FirstPaintStyle.tsx';
import { SlideshowControls } from './SlideshowControls.tsx';
import { SlideshowFrame } from './SlideshowFrame.tsx';
import type { SlideshowImagesProps } from './SlideshowImagesProps.ts';
import { SlideshowOver } from './SlideshowOver.tsx';
import { SlideshowSlide } from './SlideshowSlide.tsx';
import { slideshowSizes } from './slideshowSizes.ts';
import { SlideshowStrip } from './SlideshowStrip.tsx';

/** The images of a slideshow. A server prints the first of them, in its final place; controls and strip come with the scripts. */
export function SlideshowImages<TImage extends GalleryImage>(props: SlideshowImagesProps<TImage>) {
  const { gallery, linkPropsOf, options, shown, slots } = props;
  const { images, nameOf, title } = gallery;
  const { labels } = useKit();
  const label = options.label ?? title ?? labels?.carousel?.images ?? CAROUSEL_LABELS.images;
  const show = useInlineSlideshow<TImage>({
    ...options,
    images,
    label,
    jumpTo: useShownIndex(shown),
    labels: labels?.carousel,
  });
  const { slides, stageElement, selector } = show;
  const video = useVideoHold(show);
  const playback = useInlinePlayback(show, {
    ...options,
    pauseReasons: [...video.pauseReasons, ...(options.pauseReasons ?? [])],
    labels: labels?.slideshow,
  });
  const keyOf = useItemKeys(images);
  const swipe = useSwipe(show, { surface: stageElement });
  const sizes = (file: GalleryImage) => slideshowSizes(file, options);
  useInlinePreload(show, { count: options.preloadCount, sizes, enabled: !playback.pausedBy.has('outOfView') });

  const { autoHideControls = true } = options;
  const region = show.getRegionProps({
    'data-playing': playback.isPlaying ? '' : undefined,
    'data-auto-hide': autoHideControls ? '' : undefined,
  });
  return (
    <SlideshowFrame
      {...options}
      regionProps={playback.getPauseProps(region)}
      stageProps={show.getStageProps()}
      slides={slides.map((slide) => (
        <SlideshowSlide
          key={keyOf(slide.index)}
          {...{ show, slide, sizes, slots }}
          name={nameOf(slide.index)}
          linkProps={linkPropsOf(slide.image)}
          isUrgent={slide.isFirst}
          onPlaybackChange={video.onPlaybackChange}
        />
      ))}
      over={<SlideshowOver {...{ show, options, slots }} name={nameOf(show.index)} />}
      strip={<SlideshowStrip {...{ show, options }} />}
    >
      {show.isServerRendered && <FirstPaintStyle rules={inlineStyleSheet({ ...options, selector })} />}
      <SlideshowControls {...{ show, playback, options }} slots={props.controlSlots} />
      {swipe.recognizer}
      <div {...show.getAnnouncementProps({ className: 'loggia-visually-hidden' })} />
      <div {...playback.getAnnouncementProps({ className: 'loggia-visually-hidden' })} />
    </SlideshowFrame>
  );
}
