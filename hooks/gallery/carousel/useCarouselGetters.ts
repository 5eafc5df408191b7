'use client';
import {
  useCallback,
  useId,
  useMemo,
  useState,
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  type RefCallback,
} from 'react';
import { buttonProps } from '../../core/shared/controlProps.ts';
import { createElementRegistry, type ElementRegistry } from '../../core/shared/createElementRegistry.ts';
import type { PropGetter } from '../../core/shared/ElementProps.ts';
import { readDirection } from '../../core/shared/engine/readDirection.ts';
import { fillLabel } from '../../core/shared/fillLabel.ts';
import { isComposing } from '../../core/shared/keyOwners.ts';
import { mergeProps } from '../../core/shared/mergeProps.ts';
import { useStableCallback } from '../../core/shared/useStableCallback.ts';
import { wrapIndex } from '../../core/shared/clamp.ts';
import type { CarouselShape } from './carouselShape.ts';
import type { CarouselLabels } from './labels.ts';
import type { CarouselSlide, UseCarouselResult } from './types.ts';

type Getters = Pick<
  UseCarouselResult,
  | 'getRegionProps'
  | 'getViewportProps'
  | 'getTrackProps'
  | 'getPreviousButtonProps'
  | 'getNextButtonProps'
  | 'getStatusProps'
>;

interface UseCarouselGettersOptions extends Pick<
  UseCarouselResult,
  'hasNext' | 'hasPrevious' | 'next' | 'previous' | 'labels'
> {
  /** Value of `data-carousel`. */
  readonly name: string;
  readonly label: string;
  readonly labels: CarouselLabels;
  /** The effect, as an attribute of the viewport. */
  readonly effect: string;
  readonly autoHeight: boolean;
  readonly isReady: boolean;
  readonly isPlaying: boolean;
  readonly announcement: string;
  readonly setViewport: RefCallback<HTMLElement>;
  readonly setTrack: RefCallback<HTMLElement>;
  /** Prop getter for `usePauseOnInteraction`. */
  readonly getPauseProps: PropGetter<'div'>;
}

/** Prop getters for everything except slides and dots. */
export function useCarouselGetters(options: UseCarouselGettersOptions): Getters {
  const { name, label, labels, effect, autoHeight, isReady, isPlaying, announcement } = options;
  const { hasNext, hasPrevious, next, previous, setViewport, setTrack, getPauseProps } = options;
  const viewportId = useId();
  return useMemo(() => {
    const region = { role: 'group', 'aria-roledescription': labels.carousel, 'aria-label': label } as const;
    const viewport = {
      ref: setViewport,
      id: viewportId,
      'data-carousel': name,
      // Receives focus from a slide that leaves the view. If JavaScript has not loaded or is disabled, the viewport can
      // be scrolled with the keyboard.
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
      getRegionProps: (props) =>
        getPauseProps(mergeProps({ ...region, 'data-playing': isPlaying ? '' : undefined }, props)),
      getViewportProps: (props) => mergeProps(viewport, props),
      getTrackProps: (props) => mergeProps({ ref: setTrack }, props),
      getPreviousButtonProps: (props) =>
        mergeProps({ ...arrow, ...buttonProps(labels.previous, goBack, !hasPrevious) }, props),
      getNextButtonProps: (props) => mergeProps({ ...arrow, ...buttonProps(labels.next, goOn, !hasNext) }, props),
      getStatusProps: (props) => mergeProps(live, props),
    };
  }, [
    name,
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

type DotGetters = Pick<UseCarouselResult, 'getDotsProps' | 'getDotProps'>;

interface UseDotGettersOptions extends Pick<UseCarouselResult, 'goTo' | 'page'> {
  readonly shape: CarouselShape;
  readonly labels: CarouselLabels;
}

/** Returns the dot that a key navigates to, or `undefined` for any other key. */
function dotForKey(key: string, page: number, pageCount: number, isRightToLeft: boolean): number | undefined {
  const right = isRightToLeft ? -1 : 1;
  const step = { ArrowRight: right, ArrowLeft: -right, ArrowDown: 1, ArrowUp: -1 }[key];
  if (step) return wrapIndex(page + step, pageCount);
  return { Home: 0, End: pageCount - 1 }[key];
}

/** Prop getters for the dots, which form a single tab stop. Arrow keys move between them. */
export function useDotGetters({ shape, page: currentPage, goTo, labels }: UseDotGettersOptions): DotGetters {
  const [elements] = useState(() => createElementRegistry<number, HTMLButtonElement>());
  const choose = useStableCallback((event: KeyboardEvent<HTMLButtonElement>, page: number) => {
    const { key, altKey, ctrlKey, metaKey, currentTarget } = event;
    if (altKey || ctrlKey || metaKey || isComposing(event.nativeEvent)) return;
    const next = dotForKey(key, page, shape.pageCount, readDirection(currentTarget) === 'rtl');
    if (next === undefined) return;
    event.preventDefault();
    goTo(next * shape.pageLength, 'keyboard', event.nativeEvent);
    elements.get(next)?.focus();
  });
  return useMemo(
    () => ({
      getDotsProps: (props) => mergeProps({ role: 'group', 'aria-label': labels.dots } as const, props),
      getDotProps: ({ page, ...props }) => {
        const { count, pageLength, visibleCount, lastIndex } = shape;
        const first = Math.min(page * pageLength, lastIndex);
        const last = Math.min(first + (pageLength > 1 ? visibleCount : 1), count);
        const isCurrent = page === currentPage;
        const own = {
          ref: elements.refFor(page),
          type: 'button',
          'aria-label': fillLabel(pageLength > 1 ? labels.dotOfSeveral : labels.dot, { first: first + 1, last }),
          'aria-current': isCurrent || undefined,
          tabIndex: isCurrent ? 0 : -1,
          onClick: (event: MouseEvent) => goTo(first, 'dot', event.nativeEvent),
          onKeyDown: (event: KeyboardEvent<HTMLButtonElement>) => choose(event, page),
        } as const;
        return mergeProps(own, props);
      },
    }),
    [elements, choose, goTo, currentPage, shape, labels],
  );
}

interface UseSlideGetterOptions {
  readonly elements: ElementRegistry<number, HTMLElement>;
  readonly slides: readonly CarouselSlide[];
  readonly index: number;
  readonly count: number;
  readonly nameOf: ((index: number) => string | undefined) | undefined;
  readonly labels: CarouselLabels;
  /**
   * Whether slides are positioned in their slots. `false` in the server-rendered HTML, which has no style attributes.
   */
  readonly isReady: boolean;
}

/** Prop getter for a slide. */
export function useSlideGetter(options: UseSlideGetterOptions): UseCarouselResult['getSlideProps'] {
  const { elements, slides, index: currentIndex, count, nameOf, labels, isReady } = options;
  return useCallback(
    ({ index, ...props }) => {
      const slide = slides.find((mounted) => mounted.index === index);
      const title = nameOf?.(index);
      const label = title ? labels.slideName : labels.slideNameWithoutTitle;
      const place = { '--loggia-slide-slot': slide?.slot ?? 0, '--loggia-slide-other-side': slide?.wrapOffset ?? 0 };
      const own = {
        ref: elements.refFor(index),
        role: 'group',
        'aria-roledescription': labels.slide,
        'aria-label': fillLabel(label, { index: index + 1, count, title: title ?? '' }),
        'data-visible': !isReady || slide?.isVisible ? '' : undefined,
        'data-current': index === currentIndex ? '' : undefined,
        style: isReady ? (place as CSSProperties) : undefined,
      } as const;
      return mergeProps(own, props);
    },
    [elements, slides, currentIndex, count, nameOf, labels, isReady],
  );
}
