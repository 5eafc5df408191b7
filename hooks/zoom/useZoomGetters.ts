'use client';
import { useMemo } from 'react';
import type { MouseEvent, RefObject } from 'react';
import { buttonProps } from '../shared/buttonProps.ts';
import { mergeProps } from '../shared/mergeProps.ts';
import type { UseZoomResult } from './types.ts';

type Getters = Pick<UseZoomResult, 'getButtonProps' | 'getImageProps' | 'getAnnouncementProps'>;

export interface UseZoomGettersOptions extends Pick<
  UseZoomResult,
  'isZoomed' | 'hasControl' | 'toggle' | 'announcement' | 'labels' | 'scaleSizes'
> {
  readonly imageRef: RefObject<HTMLImageElement | null>;
}

/** The getters of the button, the picture and the announcement. */
export function useZoomGetters(options: UseZoomGettersOptions): Getters {
  const { isZoomed, hasControl, toggle, announcement, labels, scaleSizes, imageRef } = options;
  return useMemo(() => {
    const button = {
      ...buttonProps(labels.zoom, (event: MouseEvent) => toggle('button', event.nativeEvent)),
      'aria-pressed': isZoomed,
      hidden: !hasControl,
      'data-zoomed': isZoomed ? '' : undefined,
    };
    return {
      getButtonProps: (props) => mergeProps(button, props),
      getImageProps: ({ sizes, ...props } = {}) =>
        mergeProps({ ref: imageRef, ...(sizes && { sizes: scaleSizes(sizes) }) }, props),
      getAnnouncementProps: (props) => mergeProps({ role: 'status', children: announcement } as const, props),
    };
  }, [isZoomed, hasControl, toggle, announcement, labels, scaleSizes, imageRef]);
}
