'use client';
import { useMemo } from 'react';
import type { CSSProperties } from 'react';
import type { Watermark, WatermarkPosition } from '../backend/Watermark.ts';
import { mergeProps } from '../shared/mergeProps.ts';
import { safeHref, safeSource } from '../shared/safeHref.ts';
import type { PictureBox, UseWatermarkResult } from './types.ts';
import { watermarkProperties } from './watermarkProperties.ts';

type WatermarkGetters = Pick<
  UseWatermarkResult,
  'type' | 'position' | 'text' | 'href' | 'getWatermarkProps' | 'getImageProps' | 'getLinkProps'
>;

export interface UseWatermarkGettersOptions extends Pick<UseWatermarkResult, 'scale' | 'labels'> {
  readonly watermark: Watermark;
  readonly box: PictureBox | null;
}

const DEFAULT_POSITION: WatermarkPosition = 'bottom-left';
const NO_PLACE: { readonly link?: undefined; readonly position?: undefined } = {};

/** What a watermark is, and its getters. */
export function useWatermarkGetters({ watermark, box, scale, labels }: UseWatermarkGettersOptions): WatermarkGetters {
  const { link, position = DEFAULT_POSITION } = watermark.type === 'none' ? NO_PLACE : watermark;
  const { type } = watermark;
  const text = watermark.type === 'text' ? watermark.text : undefined;
  const url = watermark.type === 'image' ? watermark.url : undefined;
  const href = safeHref(link);
  const isVisible = box !== null;
  // Nothing of it before it is visible: a server writes no style attribute.
  const style = box && (watermarkProperties(watermark, box, scale) as CSSProperties);
  const styleText = JSON.stringify(style);

  return useMemo(() => {
    const root = {
      'data-type': type,
      'data-position': position,
      'data-visible': isVisible ? '' : undefined,
      // Said by nobody, unless it leads somewhere.
      'aria-hidden': href === undefined || !isVisible || undefined,
      hidden: !isVisible,
      style: (JSON.parse(styleText) as CSSProperties | null) ?? undefined,
    };
    const picture = { src: safeSource(url, 'image'), alt: '', draggable: false };
    const anchor = {
      href,
      target: '_blank',
      rel: 'noopener noreferrer',
      'aria-label': text === undefined ? labels.link : undefined,
    };
    return {
      type,
      position,
      text,
      href,
      getWatermarkProps: (props) => mergeProps(root, props),
      getImageProps: (props) => mergeProps(picture, props),
      getLinkProps: (props) => mergeProps(anchor, props),
    };
  }, [type, position, isVisible, styleText, url, href, text, labels]);
}
