'use client';
import { useEffect, useMemo, useRef } from 'react';
import { focusedElement } from '../shared/engine/activeElementAround.ts';
import { closestComposed, containsComposed } from '../shared/engine/composedTree.ts';
import { focusFirst, rememberPlace } from '../shared/engine/focusPlace.ts';
import type { FocusPlace } from '../shared/engine/focusPlace.ts';
import { lastPressed, watchPresses } from '../shared/engine/lastPressed.ts';
import { useIsomorphicLayoutEffect } from '../shared/useIsomorphicLayoutEffect.ts';
import { useLatestRef, useStableCallback } from '../shared/useStableCallback.ts';
import type { UseLightboxOptions } from './types.ts';

export interface LightboxFocus {
  /** Remembers where focus goes back to, where somebody knows it better than the page. */
  rememberOpener(opener: HTMLElement | null): void;
  /** To be called before the dialog opens, however that came about: what has focus then gets it back. */
  prepareOpening(dialog: HTMLDialogElement): void;
  /** To be called before the dialog closes; the result is called after it. */
  prepareReturn(dialog: HTMLDialogElement): () => void;
}

const NOWHERE = rememberPlace(null);

/**
 * Where the focus of each open dialog goes back to: to what opened it, to what had focus in the moment before the dialog took it (an opener can
 * be an item of a menu that is gone by then), and to where the dialog that these stood in would have given it.
 */
const returns = new WeakMap<Element, readonly FocusPlace[]>();

/** Where the focus of the dialog around an element goes back to: one that opens from there outlives it, perhaps. */
function placesBehind({ element }: FocusPlace): readonly FocusPlace[] {
  const dialog = element && closestComposed(element, 'dialog');
  return (dialog && returns.get(dialog)) ?? [];
}

/** Where focus goes when the lightbox is gone: nowhere if the visitor has taken it elsewhere meanwhile. */
export function useLightboxFocus(
  {
    focusReturn = 'opener',
    findThumbnail,
    onShow,
  }: Pick<UseLightboxOptions, 'focusReturn' | 'findThumbnail' | 'onShow'>,
  shownImageId: string | undefined,
): LightboxFocus {
  const opener = useRef(NOWHERE);
  const firstImageId = useRef<string>(undefined);
  const lastImageId = useRef<string>(undefined);
  const listener = useLatestRef(onShow);
  useIsomorphicLayoutEffect(() => {
    listener.current?.(shownImageId);
    firstImageId.current = shownImageId && (firstImageId.current ?? shownImageId);
    lastImageId.current = shownImageId ?? lastImageId.current;
  }, [shownImageId, listener]);
  useEffect(watchPresses, []);

  const rememberOpener = useStableCallback((element: HTMLElement | null) => {
    opener.current = rememberPlace(element ?? focusedElement(document));
  });
  const prepareOpening = useStableCallback((dialog: HTMLDialogElement) => {
    const left = rememberPlace(focusedElement(document) ?? (opener.current.element ? null : lastPressed()));
    const own = [opener.current, left];
    returns.set(dialog, [...own, ...own.flatMap(placesBehind)]);
  });

  const prepareReturn = useStableCallback((dialog: HTMLDialogElement) => {
    const page = dialog.ownerDocument;
    const before = focusedElement(page, dialog);
    const isOurs = before === null || containsComposed(dialog, before);
    // It may have been opened anew from elsewhere while it closed.
    const places = [opener.current, ...(returns.get(dialog) ?? [])];
    const imageIds = [firstImageId.current, lastImageId.current];
    opener.current = NOWHERE;
    returns.delete(dialog);
    const thumbnail = (imageId: string | undefined) => (imageId === undefined ? null : findThumbnail?.(imageId));
    return () => {
      if (!isOurs) return;
      if (focusReturn === false) {
        // Closing a dialog gives focus back by itself, also where that is not wanted.
        focusedElement(page, dialog)?.blur();
        return;
      }
      if (focusReturn === 'current' && focusFirst([() => thumbnail(imageIds[1])])) return;
      if (
        focusFirst(
          places.map((place) => place.findAgain),
          { preventScroll: true },
        )
      )
        return;
      focusFirst([...imageIds.map((imageId) => () => thumbnail(imageId)), ...places.map((place) => place.findNearest)]);
    };
  });

  return useMemo(
    () => ({ rememberOpener, prepareOpening, prepareReturn }),
    [rememberOpener, prepareOpening, prepareReturn],
  );
}
