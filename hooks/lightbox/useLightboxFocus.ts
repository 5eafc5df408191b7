'use client';
import { useEffect, useState } from 'react';
import type { RefObject } from 'react';
import { focusedElement, focusFirst, rememberFocus } from '../shared/engine/focus.ts';
import type { FocusPosition } from '../shared/engine/focus.ts';
import { closestComposed, containsComposed } from '../shared/engine/composedTree.ts';
import { lastPressed, watchPresses } from './engine/focusByPress.ts';
import { useIsomorphicLayoutEffect } from '../shared/useIsomorphicLayoutEffect.ts';
import { useLatestRef } from '../shared/useStableCallback.ts';
import type { UseLightboxOptions } from './types.ts';

export interface LightboxFocus {
  /** Remembers the element that focus returns to. `null` means the element that currently has focus. */
  rememberOpener(opener: HTMLElement | null): void;
  /** Call before the dialog opens, to remember the element that currently has focus. */
  prepareOpening(dialog: HTMLDialogElement): void;
  /**
   * Call before the dialog closes, and call the returned function afterwards. Pass `isOver: false` if the dialog is
   * only hidden temporarily and still needs its opener.
   */
  prepareReturn(dialog: HTMLDialogElement, isOver: boolean): () => void;
}

const NOWHERE = rememberFocus(null);

/**
 * Where each open dialog can return focus to: the opener, the element focused just before the dialog opened (the opener
 * may be an item in a menu that has closed since), and the return positions of the surrounding dialog.
 */
const returns = new WeakMap<Element, readonly FocusPosition[]>();

/**
 * Returns the positions that the surrounding dialog would return focus to, since a dialog opened from it may outlive
 * it.
 */
function positionsBehind({ element }: FocusPosition): readonly FocusPosition[] {
  const dialog = element && closestComposed(element, 'dialog');
  return (dialog && returns.get(dialog)) ?? [];
}

type FocusRequests = Pick<UseLightboxOptions, 'focusReturn' | 'findThumbnail' | 'onShow'>;

/** Returns focus after the lightbox closes, unless the user has moved it elsewhere. */
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
      opener = rememberFocus(element ?? focusedElement(document));
    },
    prepareOpening(dialog: HTMLDialogElement) {
      const left = rememberFocus(focusedElement(document) ?? (opener.element ? null : lastPressed()));
      const own = [opener, left];
      returns.set(dialog, [...own, ...own.flatMap(positionsBehind)]);
    },
    prepareReturn(dialog: HTMLDialogElement, isOver: boolean) {
      const { focusReturn = 'opener', findThumbnail } = latest.current;
      const page = dialog.ownerDocument;
      const before = focusedElement(page);
      const isOurs = before === null || containsComposed(dialog, before);
      // Read now: the lightbox may be reopened from elsewhere while it closes.
      const places = [opener, ...(returns.get(dialog) ?? [])];
      const imageIds = [firstImageId, lastImageId];
      if (isOver) opener = NOWHERE;
      returns.delete(dialog);
      const thumbnail = (imageId: string | undefined) => (imageId === undefined ? null : findThumbnail?.(imageId));
      return () => {
        if (!isOurs) return;
        if (focusReturn === false) {
          // Closing a dialog returns focus automatically, even if that is not wanted.
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
