'use client';
import { useId, useMemo } from 'react';
import type { MouseEvent, RefCallback } from 'react';
import { buttonProps } from '../shared/buttonProps.ts';
import type { PropGetter } from '../shared/ElementProps.ts';
import { mergeProps } from '../shared/mergeProps.ts';
import type { CarouselLabels } from './labels.ts';
import type { UseCarouselResult } from './types.ts';

type Getters = Pick<
  UseCarouselResult,
  | 'getRegionProps'
  | 'getViewportProps'
  | 'getTrackProps'
  | 'getPreviousButtonProps'
  | 'getNextButtonProps'
  | 'getAnnouncementProps'
  | 'selector'
>;

export interface UseCarouselGettersOptions extends Pick<
  UseCarouselResult,
  'hasNext' | 'hasPrevious' | 'next' | 'previous' | 'labels'
> {
  readonly label: string;
  readonly labels: CarouselLabels;
  /** State of the viewport, as attributes. */
  readonly effect: string;
  readonly autoHeight: boolean;
  readonly isReady: boolean;
  readonly isPlaying: boolean;
  readonly announcement: string;
  readonly setViewport: RefCallback<HTMLElement>;
  readonly setTrack: RefCallback<HTMLElement>;
  /** Of `usePauseOnInteraction`. */
  readonly getPauseProps: PropGetter<'div'>;
}

/** The getters of everything but slides and dots. */
export function useCarouselGetters(options: UseCarouselGettersOptions): Getters {
  const { label, labels, effect, autoHeight, isReady, isPlaying, announcement } = options;
  const { hasNext, hasPrevious, next, previous, setViewport, setTrack, getPauseProps } = options;
  const viewportId = useId();
  return useMemo(() => {
    // Ids differ in letters and digits; the rest of an id is not fit for a selector.
    const name = viewportId.replaceAll(/\W/g, '');
    const region = { role: 'group', 'aria-roledescription': labels.carousel, 'aria-label': label } as const;
    const viewport = {
      ref: setViewport,
      id: viewportId,
      'data-carousel': name,
      // Focus comes here from a slide that leaves. Until scripts come, and without them, the keyboard scrolls it.
      tabIndex: isReady || !hasNext ? -1 : 0,
      'data-effect': effect,
      'data-ready': isReady ? '' : undefined,
      'data-auto-height': autoHeight ? '' : undefined,
    };
    const goBack = (event: MouseEvent) => previous('arrow', event.nativeEvent);
    const goOn = (event: MouseEvent) => next('arrow', event.nativeEvent);
    const arrow = { 'aria-controls': viewportId };
    const live = { role: 'status', 'aria-live': isPlaying ? 'off' : 'polite', children: announcement } as const;
    return {
      selector: `[data-carousel=${name}]`,
      getRegionProps: (props) =>
        getPauseProps(mergeProps({ ...region, 'data-playing': isPlaying ? '' : undefined }, props)),
      getViewportProps: (props) => mergeProps(viewport, props),
      getTrackProps: (props) => mergeProps({ ref: setTrack }, props),
      getPreviousButtonProps: (props) =>
        mergeProps({ ...arrow, ...buttonProps(labels.previous, goBack, !hasPrevious) }, props),
      getNextButtonProps: (props) => mergeProps({ ...arrow, ...buttonProps(labels.next, goOn, !hasNext) }, props),
      getAnnouncementProps: (props) => mergeProps(live, props),
    };
  }, [
    label,
    labels,
    effect,
    autoHeight,
    isReady,
    isPlaying,
    announcement,
    hasNext,
    hasPrevious,
    next,
    previous,
    setViewport,
    setTrack,
    getPauseProps,
    viewportId,
  ]);
}
