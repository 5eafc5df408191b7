'use client';
import {
  useId,
  useMemo,
  useState,
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  type RefCallback,
} from 'react';
import type { GalleryImage } from '../../data/backend/GalleryImage.ts';
import { CAROUSEL_LABELS } from '../carousel/labels.ts';
import { buttonProps } from '../../core/shared/controlProps.ts';
import { readDirection } from '../../core/shared/engine/readDirection.ts';
import { fillLabel } from '../../core/shared/fillLabel.ts';
import { isComposing } from '../../core/shared/keyOwners.ts';
import { mergeProps } from '../../core/shared/mergeProps.ts';
import { useFirstPaintSelector } from '../../core/shared/useFirstPaintSelector.ts';
import { useLabels } from '../../core/shared/useLabels.ts';
import { useUnchanged } from '../../core/shared/useUnchanged.ts';
import { useSlideTransition } from '../../slides/transition/useSlideTransition.ts';
import { inlineSize, type InlineSizeOptions } from './inlineSize.ts';
import type { UseInlineSlideshowOptions, UseInlineSlideshowResult } from './types.ts';
import { useInlineNavigation, useInlineVerbs } from './useInlineNavigation.ts';
import { useInlineImages, useInlineSlideGetters, useInlineSlides } from './useInlineSlides.ts';

/**
 * Manages a headless slideshow that is part of the page. Combine it with autoplay (`useInlinePlayback`), a filmstrip
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
 *   <div {...show.getStatusProps()} />
 * </div>
 */
export function useInlineSlideshow<TImage extends GalleryImage>(
  options: UseInlineSlideshowOptions<TImage>,
): UseInlineSlideshowResult<TImage> {
  const { images, loop = true, shuffle = false, effect = 'fade', enabled = true } = options;
  const labels = useLabels(CAROUSEL_LABELS, options.labels);
  const [stage, setStage] = useState<HTMLElement | null>(null);
  const navigation = useInlineNavigation(options);
  const { index, offset, state, dispatch, neighbours, maxDurationMs } = navigation;
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
    maxDurationMs,
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
  const isAnnounced = count > 0 && reason !== null && reason !== 'autoplay' && !transition;
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
    ...useInlineGetters({ ...moves, options, image, labels, isAnnounced, stageElement: stage, setStage }),
    ...useInlineSlideGetters({ slides, count, labels, report, imageElements, images, slideElements }),
    labels,
  };
}

type Getters = Pick<
  UseInlineSlideshowResult,
  'getRegionProps' | 'getStageProps' | 'getPreviousButtonProps' | 'getNextButtonProps' | 'getStatusProps' | 'firstPaint'
>;

interface UseInlineGettersOptions extends Pick<
  UseInlineSlideshowResult,
  'index' | 'count' | 'hasNext' | 'hasPrevious' | 'next' | 'previous' | 'labels' | 'stageElement'
> {
  readonly options: Pick<UseInlineSlideshowOptions, 'label' | keyof InlineSizeOptions>;
  readonly image: GalleryImage | undefined;
  /** Whether the current image is announced. */
  readonly isAnnounced: boolean;
  readonly setStage: RefCallback<HTMLElement>;
}

/** Returns the prop getters for everything except slides and images. */
function useInlineGetters(input: UseInlineGettersOptions): Getters {
  const { index, count, image, hasNext, hasPrevious, next, previous, labels, isAnnounced, setStage } = input;
  const { label } = input.options;
  const sizes = useUnchanged(inlineSize(input.options));
  const title = image?.title;
  const isReady = input.stageElement !== null;
  const id = useId();
  const { id: name, selector } = useFirstPaintSelector('data-slideshow');
  return useMemo(() => {
    const shown = title ? labels.shown : labels.shownWithoutTitle;
    const announcement = isAnnounced ? fillLabel(shown, { first: index + 1, count, title: title ?? '' }) : '';
    const turn = (event: KeyboardEvent<HTMLElement>) => {
      const { key, altKey, ctrlKey, metaKey, shiftKey, currentTarget } = event;
      if (altKey || ctrlKey || metaKey || shiftKey || isComposing(event.nativeEvent)) return;
      const isMirrored = readDirection(currentTarget) === 'rtl';
      const verb = { ArrowRight: isMirrored ? previous : next, ArrowLeft: isMirrored ? next : previous }[key];
      if (!verb) return;
      event.preventDefault();
      verb('keyboard', event.nativeEvent);
    };
    const region = {
      role: 'group',
      'aria-roledescription': labels.carousel,
      'aria-label': label,
      'data-slideshow': name,
      // Server-rendered markup has no style attributes.
      style: isReady ? (sizes as CSSProperties) : undefined,
      onKeyDown: turn,
    } as const;
    const stage = { ref: setStage, id, 'data-ready': isReady ? '' : undefined };
    const arrow = { 'aria-controls': id };
    const goBack = (event: MouseEvent) => previous('arrow', event.nativeEvent);
    const goOn = (event: MouseEvent) => next('arrow', event.nativeEvent);
    return {
      firstPaint: selector && { view: 'properties', selector, properties: sizes },
      getRegionProps: (props) => mergeProps(region, props),
      getStageProps: (props) => mergeProps(stage, props),
      getPreviousButtonProps: (props) =>
        mergeProps({ ...arrow, ...buttonProps(labels.previous, goBack, !hasPrevious) }, props),
      getNextButtonProps: (props) => mergeProps({ ...arrow, ...buttonProps(labels.next, goOn, !hasNext) }, props),
      getStatusProps: (props) => mergeProps({ role: 'status', children: announcement } as const, props),
    };
  }, [
    id,
    name,
    selector,
    index,
    count,
    title,
    hasNext,
    hasPrevious,
    next,
    previous,
    labels,
    isAnnounced,
    setStage,
    label,
    sizes,
    isReady,
  ]);
}
