'use client';
import { useMemo } from 'react';
import type { FocusEvent, KeyboardEvent, RefCallback } from 'react';
import { madeByKey } from '../shared/madeByKey.ts';
import { mergeProps } from '../shared/mergeProps.ts';
import type { FilmstripGeometry } from './filmstripGeometry.ts';
import type { FilmstripLabels } from './labels.ts';
import type { UseFilmstripResult } from './types.ts';

type Getters = Pick<UseFilmstripResult, 'getStripProps' | 'getTrackProps' | 'getListProps' | 'getItemProps'>;

export interface UseStripGettersOptions {
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

/** The getters of strip, track, list and items: the geometry as style, once there is one. */
export function useStripGetters(options: UseStripGettersOptions): Getters {
  const { setStrip, setTrack, isVertical, geometry, count, labels } = options;
  const { onScroll, onPointerDown, onFocus, onBlur, onKeyDown } = options;
  return useMemo(() => {
    const { thumbnailWidth: width, thumbnailHeight: height, step, gap, listLength } = geometry;
    const orientation = { 'data-orientation': isVertical ? 'vertical' : 'horizontal' };
    const listSize = isVertical ? { width, height: listLength } : { width: listLength, height };
    // A server measures nothing, and its HTML has no styles.
    const styled = <TStyle>(style: TStyle) => (geometry.trackLength > 0 ? style : undefined);
    const track = {
      ...orientation,
      ref: setTrack,
      // Some browsers make a scroller a Tab stop of its own; the current thumbnail is the one here.
      tabIndex: -1,
      style: styled({ overflow: isVertical ? 'hidden auto' : 'auto hidden' }),
      onScroll,
      onPointerDown,
    };
    const list = {
      // Safari takes the role away with the bullets.
      role: 'list',
      'aria-label': labels.strip,
      style: styled({ position: 'relative', margin: 0, padding: 0, ...listSize } as const),
      onFocus,
      onBlur,
      onKeyDown,
    };
    const styleOf = madeByKey((index: number) => {
      const place = { [isVertical ? 'top' : 'insetInlineStart']: index * step + gap / 2 };
      return { position: 'absolute', width, height, ...place } as const;
    });
    return {
      getStripProps: (props) => mergeProps({ ...orientation, ref: setStrip }, props),
      getTrackProps: (props) => mergeProps(track, props),
      getListProps: (props) => mergeProps(list, props),
      getItemProps: ({ index, ...props }) =>
        mergeProps({ 'aria-setsize': count, 'aria-posinset': index + 1, style: styleOf(index) }, props),
    };
  }, [setStrip, setTrack, isVertical, geometry, count, labels, onScroll, onPointerDown, onFocus, onBlur, onKeyDown]);
}
