'use client';
import { useCallback, useMemo, type FocusEvent, type KeyboardEvent, type MouseEvent, type RefCallback } from 'react';
import { pictureAttributes } from '../../core/picture/pictureAttributes.ts';
import { buttonProps } from '../../core/shared/controlProps.ts';
import { fillLabel } from '../../core/shared/fillLabel.ts';
import { memoizeByKey } from '../../core/shared/memoizeByKey.ts';
import { mergeProps } from '../../core/shared/mergeProps.ts';
import type { FilmstripGeometry } from './filmstripGeometry.ts';
import type { FilmstripLabels } from './labels.ts';
import type { FilmstripTarget, UseFilmstripResult } from './types.ts';

type StripGetters = Pick<UseFilmstripResult, 'getContainerProps' | 'getTrackProps' | 'getListProps' | 'getItemProps'>;

interface UseStripGettersOptions {
  readonly setStrip: RefCallback<HTMLElement>;
  readonly setTrack: RefCallback<HTMLElement>;
  readonly isVertical: boolean;
  readonly geometry: FilmstripGeometry;
  readonly count: number;
  readonly labels: FilmstripLabels;
  readonly onScroll: () => void;
  readonly onPointerDown: () => void;
  readonly onFocus: () => void;
  readonly onBlur: (event: FocusEvent) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** Prop getters for the container, track, list and items. They include the geometry as styles once it is known. */
export function useStripGetters(options: UseStripGettersOptions): StripGetters {
  const { setStrip, setTrack, isVertical, geometry, count, labels } = options;
  const { onScroll, onPointerDown, onFocus, onBlur, onKeyDown } = options;
  return useMemo(() => {
    const { thumbnailWidth: width, thumbnailHeight: height, step, gap, listLength } = geometry;
    const orientation = { 'data-orientation': isVertical ? 'vertical' : 'horizontal' };
    const listSize = isVertical ? { width, height: listLength } : { width: listLength, height };
    // Nothing is measured on the server, so the server-rendered HTML has no styles.
    const styled = <TStyle>(style: TStyle) => (geometry.trackLength > 0 ? style : undefined);
    const track = {
      ...orientation,
      ref: setTrack,
      // Some browsers add scroll containers to the tab order. In a filmstrip, the current thumbnail is the tab stop.
      tabIndex: -1,
      style: styled({ overflow: isVertical ? 'hidden auto' : 'auto hidden' }),
      onScroll,
      onPointerDown,
    };
    const list = {
      // Safari drops the list role when bullets are removed.
      role: 'list',
      'aria-label': labels.filmstrip,
      style: styled({ position: 'relative', margin: 0, padding: 0, ...listSize } as const),
      onFocus,
      onBlur,
      onKeyDown,
    };
    const styleOf = memoizeByKey((index: number) => {
      const place = { [isVertical ? 'top' : 'insetInlineStart']: index * step + gap / 2 };
      return { position: 'absolute', width, height, ...place } as const;
    });
    return {
      getContainerProps: (props) => mergeProps({ ...orientation, ref: setStrip }, props),
      getTrackProps: (props) => mergeProps(track, props),
      getListProps: (props) => mergeProps(list, props),
      getItemProps: ({ index, ...props }) =>
        mergeProps({ 'aria-setsize': count, 'aria-posinset': index + 1, style: styleOf(index) }, props),
    };
  }, [setStrip, setTrack, isVertical, geometry, count, labels, onScroll, onPointerDown, onFocus, onBlur, onKeyDown]);
}

type ThumbnailGetters = Pick<UseFilmstripResult, 'getThumbnailProps' | 'getThumbnailImageProps'>;

/**
 * Prop getters for a thumbnail's button and image. The getter for the image does not depend on the current index.
 * `goTo` must be stable.
 */
export function useThumbnailGetters(
  { images, index: currentIndex, offset = 0, goTo }: Pick<FilmstripTarget, 'images' | 'index' | 'offset' | 'goTo'>,
  { thumbnailWidth: width, thumbnailHeight: height }: FilmstripGeometry,
  labels: FilmstripLabels,
): ThumbnailGetters {
  const clickOf = useMemo(
    () => memoizeByKey((index: number) => (event: MouseEvent) => goTo(index, 'filmstrip', event.nativeEvent)),
    [goTo],
  );
  const getThumbnailImageProps = useCallback<ThumbnailGetters['getThumbnailImageProps']>(
    ({ index, ...props }) => {
      const image = images[index];
      // The `url` of embedded media is a page, so embedded media without a thumbnail have no image.
      const file = image?.thumbnail ?? ((image?.kind ?? 'image') === 'image' ? image : undefined);
      const attributes = file && pictureAttributes(file, `${width}px`).image;
      // The button provides the accessible name. If the image failed to load, a stylesheet can show `data-name` in its
      // place.
      const own = { ...attributes, width, height, alt: '', draggable: false, 'data-name': image?.title } as const;
      return mergeProps(own, props);
    },
    [images, width, height],
  );
  const getThumbnailProps = useCallback<ThumbnailGetters['getThumbnailProps']>(
    ({ index, ...props }) => {
      const title = images[index]?.title || images[index]?.alt;
      const label = title ? labels.thumbnail : labels.thumbnailWithoutTitle;
      const isCurrent = index === currentIndex;
      const own = {
        type: 'button',
        'aria-label': fillLabel(label, { index: offset + index + 1, title: title ?? '' }),
        'aria-current': isCurrent || undefined,
        tabIndex: isCurrent ? 0 : -1,
        onClick: clickOf(index),
      } as const;
      return mergeProps(own, props);
    },
    [images, currentIndex, offset, clickOf, labels],
  );
  return { getThumbnailProps, getThumbnailImageProps };
}

type ArrowGetters = Pick<
  UseFilmstripResult,
  'scrollBackward' | 'scrollForward' | 'getBackwardButtonProps' | 'getForwardButtonProps'
>;

/** The two arrow buttons, as prop getters and as functions. */
export function useArrowGetters(
  canScrollBackward: boolean,
  canScrollForward: boolean,
  scrollBySteps: (steps: number) => void,
  { backward, forward }: FilmstripLabels,
): ArrowGetters {
  return useMemo(() => {
    const scrollBackward = () => scrollBySteps(-1);
    const scrollForward = () => scrollBySteps(1);
    // If all thumbnails fit, the arrows are of no use, so Tab skips them.
    const tabIndex = canScrollBackward || canScrollForward ? undefined : -1;
    const toBackward = { ...buttonProps(backward, scrollBackward, !canScrollBackward), tabIndex };
    const toForward = { ...buttonProps(forward, scrollForward, !canScrollForward), tabIndex };
    return {
      scrollBackward,
      scrollForward,
      getBackwardButtonProps: (props) => mergeProps(toBackward, props),
      getForwardButtonProps: (props) => mergeProps(toForward, props),
    };
  }, [canScrollBackward, canScrollForward, scrollBySteps, backward, forward]);
}
