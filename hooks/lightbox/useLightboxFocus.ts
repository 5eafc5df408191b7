'use client';
import { useEffect, useState } from 'react';
import type { RefObject } from 'react';
import { focusedElement, focusFirst, rememberPlace } from '../shared/engine/focus.ts';
import type { FocusPlace } from '../shared/engine/focus.ts';
import { closestComposed, containsComposed } from '../shared/engine/composedTree.ts';
import { lastPressed, watchPresses } from './engine/focusByPress.ts';
import { useIsomorphicLayoutEffect } from '../shared/useIsomorphicLayoutEffect.ts';
import { useLatestRef } from '../shared/useStableCallback.ts';
import type { UseLightboxOptions } from './types.ts';

export interface LightboxFocus {
  /** Remembers the element that focus returns to; null for the element that has focus now. */
  rememberOpener(opener: HTMLElement | null): void;
  /** Called before the dialog opens: the element that has focus then gets it back. */
  prepareOpening(dialog: HTMLDialogElement): void;
  /**
   * Called before the dialog closes. Call the result afterwards. `isOver`: false if it is only hidden for a while, and needs its opener again.
   */
  prepareReturn(dialog: HTMLDialogElement, isOver: boolean): () => void;
}

const NOWHERE = rememberPlace(null);

/**
 * The places to which each open dialog can return focus: the opener, the element that had focus just before the dialog took it (an opener can be an item
 * of a menu that is gone by then), and the place to which the surrounding dialog would have returned it.
 */
const returns = new WeakMap<Element, readonly FocusPlace[]>();

/** Returns the places to which the dialog around an element would return focus: a dialog opened from it may outlive it. */
function placesBehind({ element }: FocusPlace): readonly FocusPlace[] {
  const dialog = element && closestComposed(element, 'dialog');
  return (dialog && returns.get(dialog)) ?? [];
}

type FocusRequests = Pick<UseLightboxOptions, 'focusReturn' | 'findThumbnail' | 'onShow'>;

/** Returns focus when the lightbox has gone, unless the visitor has moved it elsewhere. */
export function useLightboxFocus(
  { focusReturn, findThumbnail, onShow }: FocusRequests,
  shownImageId: string | undefined,
): LightboxFocus {
  const latest = useLatestRef({ focusReturn, findThumbnail, onShow });
  const [focus] = useState(() => createLightboxFocus(latest));
  useIsomorphicLayoutEffect(() => {
    latest.current.onShow?.(shownImageId);
    focus.noteShown(shownImageId);
  }, [shownImageId, latest, focus]);
  useEffect(watchPresses, []);
  return focus;
}

function createLightboxFocus(latest: RefObject<FocusRequests>) {
  let opener = NOWHERE;
  let firstImageId: string | undefined;
  let lastImageId: string | undefined;
  return {
    noteShown(imageId: string | undefined) {
      firstImageId = imageId && (firstImageId ?? imageId);
      lastImageId = imageId ?? lastImageId;
    },
    rememberOpener(element: HTMLElement | null) {
      opener = rememberPlace(element ?? focusedElement(document));
    },
    prepareOpening(dialog: HTMLDialogElement) {
      const left = rememberPlace(focusedElement(document) ?? (opener.element ? null : lastPressed()));
      const own = [opener, left];
      returns.set(dialog, [...own, ...own.flatMap(placesBehind)]);
    },
    prepareReturn(dialog: HTMLDialogElement, isOver: boolean) {
      const { focusReturn = 'opener', findThumbnail } = latest.current;
      const page = dialog.ownerDocument;
      const before = focusedElement(page);
      const isOurs = before === null || containsComposed(dialog, before);
      // It may have been opened again from elsewhere while it closed.
      const places = [opener, ...(returns.get(dialog) ?? [])];
      const imageIds = [firstImageId, lastImageId];
      if (isOver) opener = NOWHERE;
      returns.delete(dialog);
      const thumbnail = (imageId: string | undefined) => (imageId === undefined ? null : findThumbnail?.(imageId));
      return () => {
        if (!isOurs) return;
        if (focusReturn === false) {
          // Closing a dialog returns focus by itself, also where that is not wanted.
          focusedElement(page)?.blur();
          return;
        }
        if (focusReturn === 'current' && focusFirst([() => thumbnail(imageIds[1])])) return;
        const opened = places.map((place) => place.findAgain);
        if (focusFirst(opened, { preventScroll: true })) return;
        focusFirst([
          ...imageIds.map((imageId) => () => thumbnail(imageId)),
          ...places.map((place) => place.findNearest),
        ]);
      };
    },
  };
}
