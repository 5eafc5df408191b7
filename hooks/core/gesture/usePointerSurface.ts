'use client';
import { useCallback, useEffect, useMemo, useState, type SyntheticEvent } from 'react';
import type { ElementProps, PropGetter } from '../shared/ElementProps.ts';
import { createPointerSurface } from './engine/createPointerSurface.ts';
import { mergeProps } from '../shared/mergeProps.ts';
import { useLatestRef } from '../shared/useStableCallback.ts';
import type { GestureInput } from './GestureInput.ts';

export interface UsePointerSurfaceOptions {
  /** The element, if another component renders it. In that case, the prop getter is not needed. */
  readonly surface: HTMLElement | null | undefined;
  readonly enabled: boolean;
  /**
   * Pointer events recorded on the given surface before this hook was mounted. They are replayed, and the array is
   * emptied.
   */
  readonly backlog?: Event[] | undefined;
  /** Called for every event of a pointer that went down on the surface. */
  readonly onInput: (input: GestureInput) => void;
}

export interface UsePointerSurfaceResult {
  readonly surface: HTMLElement | null;
  readonly getSurfaceProps: PropGetter<'div'>;
}

const TYPES = ['pointerdown', 'pointermove', 'pointerup', 'pointercancel', 'lostpointercapture', 'dragstart'] as const;

/** Handles pointers on a gesture surface: the given element, or the element that receives the getter's props. */
export function usePointerSurface(options: UsePointerSurfaceOptions): UsePointerSurfaceResult {
  const { surface: given, enabled, backlog } = options;
  const [own, setOwn] = useState<HTMLElement | null>(null);
  const surface = given ?? own;
  const latest = useLatestRef({ surface: enabled ? surface : null, onInput: options.onInput });
  const [pointers] = useState(() => createPointerSurface({ onInput: (input) => latest.current.onInput(input) }));
  const handle = useCallback(
    (event: Event) => {
      if (latest.current.surface) pointers.handle(event, latest.current.surface);
    },
    [latest, pointers],
  );

  useEffect(() => {
    if (!given) return undefined;
    for (const type of TYPES) given.addEventListener(type, handle);
    given.addEventListener('click', handle, { capture: true });
    let isGone = false;
    // Wait for StrictMode's simulated unmount, which cancels all pointers.
    queueMicrotask(() => {
      for (const missed of (!isGone && backlog?.splice(0)) || []) handle(missed);
    });
    return () => {
      isGone = true;
      for (const type of TYPES) given.removeEventListener(type, handle);
      given.removeEventListener('click', handle, { capture: true });
    };
  }, [given, backlog, handle]);
  useEffect(() => {
    if (!enabled) return undefined;
    return () => pointers.cancel(surface);
  }, [enabled, surface, pointers]);

  const getSurfaceProps = useMemo<PropGetter<'div'>>(() => {
    const onEvent = (event: SyntheticEvent) => handle(event.nativeEvent);
    const own: ElementProps<'div'> = {
      ref: setOwn,
      onPointerDown: onEvent,
      onPointerMove: onEvent,
      onPointerUp: onEvent,
      onPointerCancel: onEvent,
      onLostPointerCapture: onEvent,
      onDragStart: onEvent,
      onClickCapture: onEvent,
    };
    return (props) => mergeProps(own, props);
  }, [handle]);
  return { surface, getSurfaceProps };
}
