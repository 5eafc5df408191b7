'use client';
import { useCallback, useEffect, useMemo, useRef, type MouseEvent, type RefObject } from 'react';
import { isInnermostSurface } from '../../core/gesture/engine/claimTouchAction.ts';
import type { Point } from '../../core/gesture/GestureInput.ts';
import { useGestureCode } from '../../core/gesture/useGestureCode.ts';
import { usePointerSurface } from '../../core/gesture/usePointerSurface.ts';
import { useClaim } from '../../core/shared/useClaims.ts';
import { buttonProps } from '../../core/shared/controlProps.ts';
import { fillLabel } from '../../core/shared/fillLabel.ts';
import { mergeProps } from '../../core/shared/mergeProps.ts';
import { useAdjustedState } from '../../core/shared/useAdjustedState.ts';
import { useLabels } from '../../core/shared/useLabels.ts';
import { useStableCallbacks } from '../../core/shared/useStableCallback.ts';
import { useUnchanged } from '../../core/shared/useUnchanged.ts';
import type { SlideshowPauseReason } from '../../slides/slideshow/types.ts';
import type { SwipeDirection } from '../../slides/swipe/types.ts';
import { zoomChunk } from './chunks.ts';
import { ZOOM_KEY_FACTOR } from './constants.ts';
import { measureZoom } from './engine/measureZoom.ts';
import { ZOOM_LABELS } from './labels.ts';
import type { UseZoomOptions, UseZoomResult, ZoomChangeReason, ZoomGeometry, ZoomTarget } from './types.ts';
import { useZoomKeyboard, useZoomTaps, useZoomWheel } from './useZoomInput.ts';
import { useZoomSurface, useZoomView, type ZoomControl } from './useZoomView.ts';
import { canPan } from './zoomView.ts';

const NO_REASONS: ReadonlySet<SlideshowPauseReason> = new Set();
const ZOOM_REASONS: ReadonlySet<SlideshowPauseReason> = new Set(['zoom'] as const);

/**
 * Zooms an image with a button, a double tap, a pinch, the mouse wheel or the keyboard, and pans it while it does not
 * fit in the surface.
 *
 * @example
 * const zoom = useZoom(lightbox);
 * <button {...zoom.getButtonProps()}>…</button>
 * <div {...zoom.getSurfaceProps()}>{zoom.gestureNode}<img style={{ scale: 'var(--loggia-zoom-scale)' }} … /></div>
 */
export function useZoom(target: ZoomTarget, options: UseZoomOptions = {}): UseZoomResult {
  const { enabled = true, wheel = 'modified', shortcuts = true, toggleScale, maxScale, onZoomChange } = options;
  const labels = useLabels(ZOOM_LABELS, options.labels);
  const { isAvailable, pictureKey, isPageWide } = resolveZoom(target, options);
  const imageRef = useRef<HTMLImageElement>(null);

  const { code, feed, send } = useGestureCode(zoomChunk);
  const { surface, getSurfaceProps } = usePointerSurface({
    surface: options.surfaceElement,
    enabled: isAvailable,
    onInput(input) {
      tap(input);
      send(input);
    },
  });
  const { measure, toPoint } = useStableCallbacks({
    measure: () =>
      measureZoom({ surface, imageElement: imageRef.current, picture: target.image, toggleScale, maxScale }),
    toPoint(clientX: number, clientY: number): Point {
      const { left = 0, top = 0, width = 0, height = 0 } = surface?.getBoundingClientRect() ?? {};
      return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
    },
  });
  const [status, control] = useZoomView({ surface, pictureKey, measure, onZoomChange });
  const { scale, isZoomed, isMoving, isFollowing, hasChanged } = status;

  const { scaleBy, ...verbs } = useZoomVerbs(control, isAvailable, measure);
  const { canSwipe } = verbs;
  const tap = useZoomTaps({ surface, enabled: isAvailable, control, toPoint });
  useZoomWheel({ surface, enabled: isAvailable, wheel, control, toPoint });
  useZoomKeyboard({ surface, enabled: isAvailable && shortcuts, isPageWide, onKey: scaleBy });
  useZoomFollowing(surface, isFollowing, control, toPoint);
  useZoomSurface(surface, isAvailable, status);

  const isLarge = scale > 1;
  const scaleSizes = useCallback((sizes: string) => (isLarge ? scaledSizes(sizes, scale) : sizes), [isLarge, scale]);
  const largestSizes = useGrownSizes(target.image?.id, scale);
  const percent = Math.round(scale * 100);
  const message = isLarge ? fillLabel(labels.level, { percent }) : labels.whole;
  const announcement = hasChanged ? message : '';
  const isHeld = isZoomed || isMoving;
  const pauseReasons = isHeld ? ZOOM_REASONS : NO_REASONS;
  useClaim(target.claims, 'pause', isHeld ? 'zoom' : null);
  useClaim(target.claims, 'gesture', canSwipe);
  const getters = useZoomGetters({
    enabled,
    isZoomed,
    isAvailable,
    toggle: verbs.toggle,
    announcement,
    labels,
    scaleSizes,
    imageRef,
  });
  const gestureNode = useMemo(
    () => code && <code.ZoomRecognizer feed={feed} control={control} toPoint={toPoint} canSwipe={canSwipe} />,
    [code, feed, control, toPoint, canSwipe],
  );
  const facts = { isZoomed, scale, scaleSizes, largestSizes, isAvailable, pauseReasons, announcement, labels };
  return useUnchanged({ ...facts, gestureNode, ...verbs, ...getters, getSurfaceProps });
}

/** Resolved zoom options. */
interface ResolvedZoom {
  readonly isAvailable: boolean;
  /** Identifies the image that can be zoomed. `null` if there is none. */
  readonly pictureKey: string | null;
  /** Whether the keys work anywhere on the page. `true` in a lightbox, because it covers the page. */
  readonly isPageWide: boolean;
}

/**
 * Determines whether there is an image to zoom. It must be visible, must not be embedded media, and must not have
 * failed to load.
 */
export function resolveZoom(target: ZoomTarget, options: Pick<UseZoomOptions, 'enabled'>): ResolvedZoom {
  const { status = 'open', image, imageStatus } = target;
  const isPicture = (image?.kind ?? 'image') === 'image' && imageStatus !== 'failed';
  const isOn = options.enabled !== false && status === 'open' && isPicture;
  const pictureKey = (isOn && image?.id) || null;
  return { isAvailable: pictureKey !== null, pictureKey, isPageWide: target.status !== undefined };
}

const MIDDLE: Point = { x: 0, y: 0 };

type VerbArguments = Parameters<UseZoomResult['zoomIn']>;

interface ZoomVerbs extends Pick<UseZoomResult, 'zoomIn' | 'zoomOut' | 'toggle' | 'reset' | 'canSwipe'> {
  /** Multiplies the scale. 0 shows the whole image. */
  scaleBy(factor: number, reason?: ZoomChangeReason, event?: Event): void;
}

/** Zoom functions for the caller. */
function useZoomVerbs(control: ZoomControl, isAvailable: boolean, measure: () => ZoomGeometry): ZoomVerbs {
  const scaleBy: ZoomVerbs['scaleBy'] = (factor, reason = 'imperative', event) => {
    if (!isAvailable) return;
    control.dispatch(factor === 0 ? { type: 'reset' } : { type: 'scaled', factor, at: MIDDLE }, reason, event);
  };
  return useStableCallbacks({
    scaleBy,
    zoomIn: (...details: VerbArguments) => scaleBy(ZOOM_KEY_FACTOR, ...details),
    zoomOut: (...details: VerbArguments) => scaleBy(1 / ZOOM_KEY_FACTOR, ...details),
    reset: (...details: VerbArguments) => scaleBy(0, ...details),
    toggle(reason: ZoomChangeReason = 'imperative', event?: Event) {
      if (isAvailable) control.dispatch({ type: 'toggled', at: MIDDLE, isFollowing: true }, reason, event);
    },
    canSwipe(direction: SwipeDirection) {
      const view = control.read();
      if (!isAvailable || view.scale <= 1) return true;
      return (direction === 'left' || direction === 'right') && !canPan(view, direction, measure());
    },
  });
}

type Getters = Pick<UseZoomResult, 'getButtonProps' | 'getImageProps' | 'getStatusProps'>;

interface UseZoomGettersOptions extends Pick<
  UseZoomResult,
  'isZoomed' | 'isAvailable' | 'toggle' | 'announcement' | 'labels' | 'scaleSizes'
> {
  readonly enabled: boolean;
  readonly imageRef: RefObject<HTMLImageElement | null>;
}

/** Returns the prop getters for the button, the image and the announcement. */
function useZoomGetters(options: UseZoomGettersOptions): Getters {
  const { enabled, isZoomed, isAvailable, toggle, announcement, labels, scaleSizes, imageRef } = options;
  return useMemo(() => {
    const button = {
      ...buttonProps(labels.zoom, (event: MouseEvent) => toggle('button', event.nativeEvent), !isAvailable),
      'aria-pressed': isZoomed,
      hidden: !enabled,
      'data-zoomed': isZoomed ? '' : undefined,
    };
    return {
      getButtonProps: (props) => mergeProps(button, props),
      getImageProps: ({ sizes, ...props } = {}) =>
        mergeProps({ ref: imageRef, ...(sizes && { sizes: scaleSizes(sizes) }) }, props),
      getStatusProps: (props) => mergeProps({ role: 'status', children: announcement } as const, props),
    };
  }, [enabled, isZoomed, isAvailable, toggle, announcement, labels, scaleSizes, imageRef]);
}

/** While `isFollowing` is true, pans the image as the mouse moves over the surface. */
function useZoomFollowing(
  surface: HTMLElement | null,
  isFollowing: boolean,
  control: ZoomControl,
  toPoint: (clientX: number, clientY: number) => Point,
): void {
  useEffect(() => {
    if (!surface || !isFollowing) return undefined;
    const handleMove = (event: PointerEvent) => {
      // While a mouse button is pressed, the mouse drags the image.
      if (event.pointerType !== 'mouse' || event.buttons !== 0 || !isInnermostSurface(surface, event.target)) return;
      control.dispatch({ type: 'pointerMoved', at: toPoint(event.clientX, event.clientY) }, 'pan');
    };
    surface.addEventListener('pointermove', handleMove);
    return () => surface.removeEventListener('pointermove', handleMove);
  }, [surface, isFollowing, control, toPoint]);
}

/**
 * Returns a function that multiplies the `sizes` of an image by the largest scale at which it has been shown. The
 * result never shrinks. Otherwise, the browser would load a second file for the smaller size.
 */
export function useGrownSizes(
  pictureId: string | undefined,
  scale: number,
): (pictureId: string, sizes: string) => string {
  const [largest] = useAdjustedState<ReadonlyMap<string, number>>(
    () => new Map(),
    (known) => {
      const isLarger = pictureId !== undefined && scale > (known.get(pictureId) ?? 1);
      return isLarger ? new Map(known).set(pictureId, scale) : known;
    },
  );
  return useCallback(
    (id: string, sizes: string) => {
      const grown = largest.get(id);
      return grown === undefined ? sizes : scaledSizes(sizes, grown);
    },
    [largest],
  );
}

/** Multiplies each width in a `sizes` attribute. The media conditions before the widths remain unchanged. */
export function scaledSizes(sizes: string, scale: number): string {
  let depth = 0;
  let scaled = '';
  let width = '';
  const closeWidth = () => {
    if (width) scaled += `calc(${scale} * (${width}))`;
    width = '';
  };
  // A width is the last part before a comma or the end. Commas and whitespace inside parentheses are part of the width.
  for (const character of withoutBlankEnds(sizes)) {
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    if (depth > 0 || !/[\s,]/.test(character)) {
      width += character;
    } else if (character === ',') {
      closeWidth();
      scaled += ',';
    } else {
      scaled += width + character;
      width = '';
    }
  }
  closeWidth();
  return scaled;
}

/** Removes whitespace before commas and at the end. */
function withoutBlankEnds(sizes: string): string {
  const parts = sizes.split(',');
  return parts.map((part) => part.trimEnd()).join(',');
}
