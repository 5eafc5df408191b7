'use client';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useIsomorphicLayoutEffect } from '../shared/useIsomorphicLayoutEffect.ts';
import { useStableCallback } from '../shared/useStableCallback.ts';
import type { ZoomGeometry, ZoomView } from './types.ts';
import { WHOLE_VIEW } from './wholeView.ts';
import { zoomReducer } from './zoomReducer.ts';
import type { ZoomEvent } from './zoomReducer.ts';

export interface UseZoomViewOptions {
  readonly surface: HTMLElement | null;
  /** Identity of the picture; null while there is none. Another one is whole. */
  readonly pictureKey: string | null;
  readonly measure: () => ZoomGeometry;
}

/** What a view publishes: React hears of steps, not of each frame. */
export interface ZoomStatus {
  readonly key: string | null;
  readonly scale: number;
  readonly isZoomed: boolean;
  readonly isMoving: boolean;
  readonly isFollowing: boolean;
  /** The scale has been another one. */
  readonly hasChanged: boolean;
}

export interface ZoomControl {
  read(): ZoomView;
  /** Does something to the view. `isMoving`: more of it follows, and a `settled` at its end. */
  dispatch(event: ZoomEvent, isMoving?: boolean): void;
}

const NAMES = ['--loggia-zoom-scale', '--loggia-zoom-x', '--loggia-zoom-y'];

function write(surface: HTMLElement | null, { scale, x, y }: ZoomView): void {
  const values = scale === 1 ? [] : [String(scale), `${x}px`, `${y}px`];
  for (const [index, name] of NAMES.entries()) {
    const value = values[index];
    if (value === undefined) surface?.style.removeProperty(name);
    else surface?.style.setProperty(name, value);
  }
}

const wholeStatus = (key: string | null): ZoomStatus => ({
  key,
  scale: 1,
  isZoomed: false,
  isMoving: false,
  isFollowing: false,
  hasChanged: false,
});

/** Holds the view, and keeps it in custom properties of the surface. */
export function useZoomView(options: UseZoomViewOptions): ZoomControl & { readonly status: ZoomStatus } {
  const { surface, pictureKey, measure } = options;
  const view = useRef(WHOLE_VIEW);
  const [known, setStatus] = useState(() => wholeStatus(pictureKey));
  const status = known.key === pictureKey ? known : wholeStatus(pictureKey);

  const dispatch = useStableCallback((event: ZoomEvent, isMoving?: boolean) => {
    view.current = zoomReducer(view.current, event, measure());
    write(surface, view.current);
    const { scale: shownScale, isFollowing } = view.current;
    const scale = isMoving ? status.scale : shownScale;
    const hasChanged = status.hasChanged || scale !== status.scale;
    const next = {
      key: pictureKey,
      scale,
      isZoomed: shownScale > 1,
      isMoving: isMoving === true,
      isFollowing,
      hasChanged,
    };
    setStatus((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next));
  });

  useIsomorphicLayoutEffect(() => {
    return () => {
      view.current = WHOLE_VIEW;
      write(surface, WHOLE_VIEW);
    };
  }, [surface, pictureKey]);
  const { isZoomed } = status;
  useEffect(() => {
    if (!surface || !isZoomed || !('ResizeObserver' in window)) return undefined;
    const observer = new ResizeObserver(() => dispatch({ type: 'settled' }));
    observer.observe(surface);
    return () => observer.disconnect();
  }, [surface, isZoomed, dispatch]);
  return useMemo(() => ({ status, read: () => view.current, dispatch }), [status, dispatch]);
}
