'use client';
import { useCallback, useMemo, useRef } from 'react';
import { fillLabel } from '../shared/fillLabel.ts';
import type { Point } from '../shared/Point.ts';
import { useGestureCode } from '../shared/useGestureCode.ts';
import { useLabels } from '../shared/useLabels.ts';
import { usePointerSurface } from '../shared/usePointerSurface.ts';
import { useStableCallbacks } from '../shared/useStableCallbacks.ts';
import { useUnchanged } from '../shared/useUnchanged.ts';
import type { SlideshowPauseReason } from '../slideshow/types.ts';
import { ZOOM_LABELS } from './labels.ts';
import { measureZoom } from './engine/measureZoom.ts';
import { resolveZoom } from './resolveZoom.ts';
import { scaledSizes } from './scaledSizes.ts';
import type { UseZoomOptions, UseZoomResult, ZoomTarget } from './types.ts';
import { useGrownSizes } from './useGrownSizes.ts';
import { useZoomFollowing } from './useZoomFollowing.ts';
import { useZoomGetters } from './useZoomGetters.ts';
import { useZoomKeyboard } from './useZoomKeyboard.ts';
import { useZoomSurface } from './useZoomSurface.ts';
import { useZoomTaps } from './useZoomTaps.ts';
import { useZoomVerbs } from './useZoomVerbs.ts';
import { useZoomView } from './useZoomView.ts';
import { useZoomWheel } from './useZoomWheel.ts';

const NO_REASONS: ReadonlySet<SlideshowPauseReason> = new Set();
const ZOOM_REASONS: ReadonlySet<SlideshowPauseReason> = new Set(['zoom'] as const);

/**
 * Enlarges a picture by button, double tap, pinch, wheel and keys, and moves what does not fit.
 *
 * @example
 * const zoom = useZoom(lightbox);
 * <button {...zoom.getButtonProps()}>…</button>
 * <div {...zoom.getSurfaceProps()}>{zoom.recognizer}<img style={{ scale: 'var(--loggia-zoom-scale)' }} … /></div>
 */
export function useZoom(target: ZoomTarget, options: UseZoomOptions = {}): UseZoomResult {
  const { wheel = 'modified', shortcuts = true, toggleScale, maximumScale, onZoomChange } = options;
  const labels = useLabels(ZOOM_LABELS, options.labels);
  const { hasControl, pictureKey, isPageWide } = resolveZoom(target, options);
  const imageRef = useRef<HTMLImageElement>(null);

  const { code, feed, send } = useGestureCode();
  const { surface, getSurfaceProps } = usePointerSurface({
    surface: options.surface,
    enabled: hasControl,
    onInput(input) {
      tap(input);
      send(input);
    },
  });
  const { measure, toPoint } = useStableCallbacks({
    measure: () =>
      measureZoom({ surface, imageElement: imageRef.current, picture: target.image, toggleScale, maximumScale }),
    toPoint(clientX: number, clientY: number): Point {
      const { left = 0, top = 0, width = 0, height = 0 } = surface?.getBoundingClientRect() ?? {};
      return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
    },
  });
  const [status, control] = useZoomView({ surface, pictureKey, measure, onZoomChange });
  const { scale, isZoomed, isMoving, isFollowing, hasChanged } = status;

  const { scaleBy, ...verbs } = useZoomVerbs(control, hasControl, measure);
  const { canSwipe } = verbs;
  const tap = useZoomTaps({ surface, enabled: hasControl, control, toPoint });
  useZoomWheel({ surface, enabled: hasControl, wheel, control, toPoint });
  useZoomKeyboard({ surface, enabled: hasControl && shortcuts, isPageWide, onKey: scaleBy });
  useZoomFollowing(surface, isFollowing, control, toPoint);
  useZoomSurface(surface, hasControl, status);

  const isLarge = scale > 1;
  const scaleSizes = useCallback((sizes: string) => (isLarge ? scaledSizes(sizes, scale) : sizes), [isLarge, scale]);
  const grownSizes = useGrownSizes(target.image?.id, scale);
  const percent = Math.round(scale * 100);
  const said = isLarge ? fillLabel(labels.level, { percent }) : labels.whole;
  const announcement = hasChanged ? said : '';
  const pauseReasons = isZoomed || isMoving ? ZOOM_REASONS : NO_REASONS;
  const getters = useZoomGetters({
    isZoomed,
    hasControl,
    toggle: verbs.toggle,
    announcement,
    labels,
    scaleSizes,
    imageRef,
  });
  const recognizer = useMemo(
    () => code && <code.ZoomRecognizer feed={feed} control={control} toPoint={toPoint} canSwipe={canSwipe} />,
    [code, feed, control, toPoint, canSwipe],
  );
  const facts = { isZoomed, scale, scaleSizes, grownSizes, hasControl, pauseReasons, recognizer, announcement, labels };
  return useUnchanged({ ...facts, ...verbs, ...getters, getSurfaceProps });
}
