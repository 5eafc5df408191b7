'use client';
import {
  useInlinePlayback,
  useInlinePreload,
  useInlineSlideshow,
  useItemKeys,
  useSwipe,
  useVideoHold,
} from '@loggia/hooks';
import type { GalleryImage } from '@loggia/hooks';
import { useFocusKept } from '../../useFocusKept.ts';
import { useKit } from '../../useKit.ts';
import { Watermark } from '../watermark/Watermark.tsx';
import { SlideshowControls } from './SlideshowControls.tsx';
import { SlideshowFrame } from './SlideshowFrame.tsx';
import type { SlideshowImagesProps } from './SlideshowImagesProps.ts';
import { SlideshowSlide } from './SlideshowSlide.tsx';
import { slideshowSizes } from './slideshowSizes.ts';
import { SlideshowStrip } from './SlideshowStrip.tsx';
import { SlideshowTexts } from './SlideshowTexts.tsx';

export interface SlideshowPlayerProps<TImage extends GalleryImage> extends SlideshowImagesProps<TImage> {
  readonly label: string;
}

const FIRST_SLIDE = { region: '.loggia-slideshow', control: '.loggia-image-link:is(a, button)' };

/** A slideshow with all that moves it. */
export function SlideshowPlayer<TImage extends GalleryImage>(props: SlideshowPlayerProps<TImage>) {
  const { gallery, linkPropsOf, options, label, shownIndex } = props;
  const { images, nameOf } = gallery;
  const { watermark, filmstrip = 'fixedSize', width } = options;
  const { labels } = useKit();
  const show = useInlineSlideshow<TImage>({ ...options, images, label, jumpTo: shownIndex, labels: labels?.carousel });
  const { image, slides, stageElement } = show;
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
  useFocusKept(stageElement, FIRST_SLIDE);

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
          {...{ show, slide, sizes }}
          name={nameOf(slide.index)}
          linkProps={linkPropsOf(slide.image)}
          onPlaybackChange={video.onPlaybackChange}
        />
      ))}
      over={
        <>
          {image && <SlideshowTexts image={image} options={options} />}
          {watermark && <Watermark lightbox={show} watermark={watermark} referenceWidth={width} />}
        </>
      }
      strip={filmstrip && <SlideshowStrip {...{ show, options }} type={filmstrip} />}
    >
      <SlideshowControls {...{ show, playback, options }} />
      {swipe.recognizer}
      <div {...show.getAnnouncementProps({ className: 'loggia-visually-hidden' })} />
      <div {...playback.getAnnouncementProps({ className: 'loggia-visually-hidden' })} />
    </SlideshowFrame>
  );
}
