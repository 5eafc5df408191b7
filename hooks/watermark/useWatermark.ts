'use client';
import { useCallback, useEffect, useState } from 'react';
import type { ElementProps } from '../shared/ElementProps.ts';
import { mergeProps } from '../shared/mergeProps.ts';
import { useElementSize } from '../shared/useElementSize.ts';
import type { ElementSize } from '../shared/useElementSize.ts';
import { useLabels } from '../shared/useLabels.ts';
import { useTimeout } from '../shared/useTimeout.ts';
import { useUnchanged } from '../shared/useUnchanged.ts';
import { WATERMARK_DELAY_MS } from './constants.ts';
import { WATERMARK_LABELS } from './labels.ts';
import { pictureBox } from './pictureBox.ts';
import { resolveWatermark } from './resolveWatermark.ts';
import type { UseWatermarkOptions, UseWatermarkResult, WatermarkTarget } from './types.ts';
import { useWatermarkGetters } from './useWatermarkGetters.ts';

/** What the watermark was last fitted to. */
interface Fitted {
  readonly imageId: string;
  readonly room: ElementSize;
}

/** The room as it was `delayMs` after the picture came or the room changed; null while this picture has not been fitted. */
function useFittedRoom(imageId: string | undefined, room: ElementSize, delayMs: number): ElementSize | null {
  const [fitted, setFitted] = useState<Fitted | null>(null);
  const timeout = useTimeout();
  const { width, height } = room;
  useEffect(() => {
    if (imageId === undefined || width === 0 || height === 0) return undefined;
    timeout.start(delayMs, () => setFitted({ imageId, room: { width, height } }));
    return timeout.clear;
  }, [imageId, width, height, delayMs, timeout]);
  return fitted && fitted.imageId === imageId ? fitted.room : null;
}

/**
 * A watermark over a picture: words or a picture, in one of nine places, as large beside the picture as was configured.
 *
 * @example
 * const watermark = useWatermark(lightbox, { watermark: { type: 'text', text: '© Ada' } });
 * <div {...watermark.getRoomProps()}>
 *   <div {...watermark.getWatermarkProps()}>{watermark.text}</div>
 * </div>
 */
export function useWatermark(target: WatermarkTarget, options: UseWatermarkOptions = {}): UseWatermarkResult {
  const labels = useLabels(WATERMARK_LABELS, options.labels);
  const { watermark, referenceWidth, imageId } = resolveWatermark(target, options);
  const [ownRoom, setRoom] = useState<HTMLElement | null>(null);
  const { room: roomElement = ownRoom } = options;
  const room = useElementSize(imageId === undefined ? null : roomElement);
  const fittedRoom = useFittedRoom(imageId, room, options.delayMs ?? WATERMARK_DELAY_MS);
  const scale = fittedRoom ? fittedRoom.width / referenceWidth : 1;
  const box = useUnchanged(fittedRoom ? pictureBox(fittedRoom, target.image) : undefined) ?? null;
  const getters = useWatermarkGetters({ watermark, box, scale, labels });
  const getRoomProps = useCallback((props?: ElementProps<'div'>) => mergeProps({ ref: setRoom }, props), []);
  return useUnchanged({ ...getters, getRoomProps, isVisible: box !== null, scale, box, labels });
}
