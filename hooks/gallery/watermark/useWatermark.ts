'use client';
import { useCallback, useEffect, useMemo, useState, type CSSProperties } from 'react';
import type { Watermark, WatermarkPosition } from '../../data/backend/Watermark.ts';
import { knownSize } from '../../core/picture/knownSize.ts';
import type { ElementProps } from '../../core/shared/ElementProps.ts';
import { mergeProps } from '../../core/shared/mergeProps.ts';
import { safeHref, safeSource } from '../../core/shared/urls.ts';
import { useElementSize, type ElementSize } from '../../core/shared/useElementGeometry.ts';
import { useLabels } from '../../core/shared/useLabels.ts';
import { useTimeout } from '../../core/shared/useTimeout.ts';
import { useUnchanged } from '../../core/shared/useUnchanged.ts';
import {
  WATERMARK_COLOR,
  WATERMARK_DELAY_MS,
  WATERMARK_FONT_SIZE_PX,
  WATERMARK_HEIGHT_PX,
  WATERMARK_OPACITY,
  WATERMARK_REFERENCE_WIDTH_PX,
  WATERMARK_WIDTH_PX,
} from './constants.ts';
import { WATERMARK_LABELS } from './labels.ts';
import type { ImageBox, UseWatermarkOptions, UseWatermarkResult, WatermarkTarget } from './types.ts';

/** The values that the watermark was last fitted to. */
interface Fitted {
  readonly imageId: string;
  readonly size: ElementSize;
}

/**
 * Returns the container's size once both the container and the image have been unchanged for `delayMs`. Returns `null`
 * until the watermark has been fitted to the image.
 */
function useFittedSize(imageId: string | undefined, size: ElementSize, delayMs: number): ElementSize | null {
  const [fitted, setFitted] = useState<Fitted | null>(null);
  const timeout = useTimeout();
  const { width, height } = size;
  useEffect(() => {
    if (imageId === undefined || width === 0 || height === 0) return undefined;
    timeout.start(delayMs, () => setFitted({ imageId, size: { width, height } }));
    return timeout.clear;
  }, [imageId, width, height, delayMs, timeout]);
  return fitted && fitted.imageId === imageId ? fitted.size : null;
}

/**
 * Positions a watermark over an image. The watermark consists of text or an image, is placed in one of nine positions,
 * and scales with the container.
 *
 * @example
 * const watermark = useWatermark(lightbox, { watermark: { type: 'text', text: '© Ada' } });
 * <div {...watermark.getContainerProps()}>
 *   <div {...watermark.getWatermarkProps()}>{watermark.text}</div>
 * </div>
 */
export function useWatermark(target: WatermarkTarget, options: UseWatermarkOptions = {}): UseWatermarkResult {
  const labels = useLabels(WATERMARK_LABELS, options.labels);
  const { watermark, referenceWidth, imageId } = resolveWatermark(target, options);
  const [ownContainer, setOwnContainer] = useState<HTMLElement | null>(null);
  const { containerElement = ownContainer } = options;
  const size = useElementSize(imageId === undefined ? null : containerElement);
  const fittedSize = useFittedSize(imageId, size, options.delayMs ?? WATERMARK_DELAY_MS);
  const scale = fittedSize ? fittedSize.width / referenceWidth : 1;
  const box = useUnchanged(fittedSize ? pictureBox(fittedSize, target.image) : undefined) ?? null;
  const getters = useWatermarkGetters({ watermark, box, scale, labels });
  const getContainerProps = useCallback(
    (props?: ElementProps<'div'>) => mergeProps({ ref: setOwnContainer }, props),
    [],
  );
  return useUnchanged({ ...getters, getContainerProps, isVisible: box !== null, scale, box, labels });
}

const NO_WATERMARK: Watermark = { type: 'none' };

/** The resolved options. An option takes precedence over the setting, and the setting over the default. */
interface ResolvedWatermark {
  readonly watermark: Watermark;
  readonly referenceWidth: number;
  /** The image that the watermark is fitted to, or `undefined` while no image is visible. */
  readonly imageId: string | undefined;
}

/** Whether the image can have a watermark. Embedded media cannot. */
function isMarkable({ image }: WatermarkTarget): boolean {
  return (image?.kind ?? 'image') === 'image';
}

function isPictureVisible({ imageStatus = 'loaded', status = 'open' }: WatermarkTarget): boolean {
  return status === 'open' && imageStatus === 'loaded';
}

function resolveWatermark(target: WatermarkTarget, options: UseWatermarkOptions): ResolvedWatermark {
  const { image, settings = {} } = target;
  const { enabled = true, watermark = settings.watermark ?? NO_WATERMARK } = options;
  const { referenceWidth = settings.width ?? WATERMARK_REFERENCE_WIDTH_PX } = options;
  const isMarked = enabled && watermark.type !== 'none' && isMarkable(target);
  return {
    watermark: isMarked ? watermark : NO_WATERMARK,
    referenceWidth,
    imageId: isMarked && isPictureVisible(target) ? image?.id : undefined,
  };
}

interface Size {
  readonly width: number;
  readonly height: number;
}

interface Picture {
  readonly width?: number | undefined;
  readonly height?: number | undefined;
}

/** Returns the bounds of an image that is centered in its container and scaled down to fit, but never enlarged. */
export function pictureBox(container: Size, picture: Picture | undefined): ImageBox {
  const size = knownSize(picture);
  // An image of unknown size is assumed to fill its container.
  if (!size) return { left: 0, top: 0, width: container.width, height: container.height };
  const scale = Math.min(container.width / size.width, container.height / size.height, 1);
  const [width, height] = [size.width * scale, size.height * scale];
  return { left: (container.width - width) / 2, top: (container.height - height) / 2, width, height };
}

type WatermarkGetters = Pick<
  UseWatermarkResult,
  'type' | 'position' | 'text' | 'href' | 'getWatermarkProps' | 'getImageProps' | 'getLinkProps'
>;

interface UseWatermarkGettersOptions extends Pick<UseWatermarkResult, 'scale' | 'labels'> {
  readonly watermark: Watermark;
  readonly box: ImageBox | null;
}

const DEFAULT_POSITION: WatermarkPosition = 'bottom-left';
const NO_OPTIONS: { readonly link?: undefined; readonly position?: undefined } = {};

/** Creates the watermark's properties and its prop getters. */
function useWatermarkGetters({ watermark, box, scale, labels }: UseWatermarkGettersOptions): WatermarkGetters {
  const { link, position = DEFAULT_POSITION } = watermark.type === 'none' ? NO_OPTIONS : watermark;
  const { type } = watermark;
  const text = watermark.type === 'text' ? watermark.text : undefined;
  const url = watermark.type === 'image' ? watermark.url : undefined;
  const href = safeHref(link);
  const isVisible = box !== null;
  // Set the style only while the watermark is visible, because server-rendered HTML must not contain style attributes.
  const style: CSSProperties | undefined = useUnchanged(box ? watermarkProperties(watermark, box, scale) : undefined);

  return useMemo(() => {
    const root = {
      'data-type': type,
      'data-position': position,
      'data-visible': isVisible ? '' : undefined,
      // The watermark is hidden from screen readers unless it is a link.
      'aria-hidden': href === undefined || !isVisible || undefined,
      hidden: !isVisible,
      style,
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
  }, [type, position, isVisible, style, url, href, text, labels]);
}

type Properties = Readonly<Record<`--loggia-watermark-${string}`, string>>;

const px = (length: number): string => `${Math.round(length * 100) / 100}px`;

/**
 * Returns the position and appearance of a watermark as custom properties. Configured sizes are multiplied by `scale`.
 */
export function watermarkProperties(watermark: Watermark, box: ImageBox, scale: number): Properties {
  if (watermark.type === 'none') return {};
  const place: Properties = {
    '--loggia-watermark-left': px(box.left),
    '--loggia-watermark-top': px(box.top),
    '--loggia-watermark-width': px(box.width),
    '--loggia-watermark-height': px(box.height),
    '--loggia-watermark-opacity': String(watermark.opacity ?? WATERMARK_OPACITY),
  };
  if (watermark.type === 'text') {
    return {
      ...place,
      '--loggia-watermark-font-size': px((watermark.fontSize ?? WATERMARK_FONT_SIZE_PX) * scale),
      '--loggia-watermark-font': watermark.font ?? 'inherit',
      '--loggia-watermark-color': watermark.color ?? WATERMARK_COLOR,
    };
  }
  return {
    ...place,
    '--loggia-watermark-image-width': px((watermark.width ?? WATERMARK_WIDTH_PX) * scale),
    '--loggia-watermark-image-height': px((watermark.height ?? WATERMARK_HEIGHT_PX) * scale),
  };
}
