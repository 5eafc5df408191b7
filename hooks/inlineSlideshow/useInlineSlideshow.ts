'use client';
import { useState } from 'react';
import type { GalleryImage } from '../backend/GalleryImage.ts';
import { CAROUSEL_LABELS } from '../carousel/labels.ts';
import { useIsServerRendered } from '../shared/useIsServerRendered.ts';
import { useLabels } from '../shared/useLabels.ts';
import { useSlideTransition } from '../transition/useSlideTransition.ts';
import type { UseInlineSlideshowOptions, UseInlineSlideshowResult } from './types.ts';
import { useInlineGetters } from './useInlineGetters.ts';
import { useInlineImages } from './useInlineImages.ts';
import { useInlineNavigation } from './useInlineNavigation.ts';
import { useInlineSlideGetters } from './useInlineSlideGetters.ts';
import { useInlineSlides } from './useInlineSlides.ts';
import { useInlineVerbs } from './useInlineVerbs.ts';

/**
 * One image after the other, in the page. Companions make it play (`useInlinePlayback`), and give it a filmstrip
 * (`useFilmstrip`), gestures (`useSwipe`) and a watermark (`useWatermark`).
 *
 * @example
 * const show = useInlineSlideshow({ images, label: 'Alps' });
 * <div {...show.getRegionProps()}>
 *   <div {...show.getStageProps()}>
 *     {show.slides.map(({ index, image }) => (
 *       <div key={image.id} {...show.getSlideProps({ index })}>
 *         <img {...show.getImageProps({ index, src: image.url, alt: image.title })} />
 *       </div>
 *     ))}
 *   </div>
 *   <button {...show.getPreviousButtonProps()}>‹</button>
 *   <button {...show.getNextButtonProps()}>›</button>
 *   <div {...show.getAnnouncementProps()} />
 * </div>
 */
export function useInlineSlideshow<TImage extends GalleryImage>(
  options: UseInlineSlideshowOptions<TImage>,
): UseInlineSlideshowResult<TImage> {
  const { images, loop = true, shuffle = false, effect = 'fade', enabled = true } = options;
  const labels = useLabels(CAROUSEL_LABELS, options.labels);
  const isServerRendered = useIsServerRendered();
  const [stage, setStage] = useState<HTMLElement | null>(null);
  const navigation = useInlineNavigation(options);
  const { index, offset, state, dispatch, neighbours, maximumDurationMs } = navigation;
  const verbs = useInlineVerbs(navigation, options);
  const { change: transition, queue, reason } = state;
  const { statusOf, report, imageElements } = useInlineImages();
  const image = images[index];
  const imageStatus = statusOf(image);
  const count = images.length;

  const { slides, slideElements } = useInlineSlides<TImage>({
    images,
    index,
    outgoingIndex: transition && transition.fromIndex,
    neighbours,
    hasNeighbours: stage !== null && imageStatus !== 'loading',
    statusOf,
  });
  useSlideTransition({
    transition,
    effect,
    isReady: imageStatus !== 'loading',
    maximumDurationMs,
    getSlideElement: slideElements.get,
    random: options.random,
    onFinished: (change) => dispatch({ type: 'changeFinished', change }),
  });

  const moves = {
    count,
    index,
    hasNext: enabled && neighbours.next !== null,
    hasPrevious: enabled && neighbours.previous !== null,
    ...verbs,
  };
  const isSaid = count > 0 && reason !== null && reason !== 'autoplay' && !transition;
  return {
    ...moves,
    offset,
    images,
    image,
    imageStatus,
    slides,
    transition,
    isSettled: !transition && queue.length === 0 && imageStatus !== 'loading',
    loop: loop || shuffle,
    stageElement: stage,
    ...useInlineGetters({ ...moves, options, image, labels, isSaid, stageElement: stage, setStage }),
    ...useInlineSlideGetters({ slides, count, labels, report, imageElements, images, slideElements }),
    isServerRendered,
    labels,
  };
}
