'use client';
import { useEffect, useState, type RefObject } from 'react';
import { focusedElement, focusFirst, rememberFocus, type FocusPosition } from '../shared/engine/focus.ts';
import { closestComposed, containsComposed } from '../shared/engine/composedTree.ts';
import { lastPressed, watchPresses } from './engine/focusByPress.ts';
import { useIsomorphicLayoutEffect } from '../shared/useIsomorphicLayoutEffect.ts';
import { useLatestRef } from '../shared/useStableCallback.ts';

export interface DialogFocus {
  /** Remembers the element that focus will return to. `null` means the element that currently has focus. */
  rememberOpener(opener: HTMLElement | null): void;
  /** Remembers the element that currently has focus. Call this before the dialog opens. */
  prepareOpening(dialog: HTMLDialogElement): void;
  /**
   * Call this before the dialog closes, and call the returned function after it has closed. Pass `isOver: false` if the
   * dialog is only hidden temporarily and still needs its opener.
   */
  prepareReturn(dialog: HTMLDialogElement, isOver: boolean): () => void;
}

const NOWHERE = rememberFocus(null);

/**
 * The positions that each open dialog can return focus to: the opener, the element that had focus just before the
 * dialog opened, and the surrounding dialog's own positions. The previously focused element is needed because the
 * opener may be an item in a menu that has closed since.
 */
const returns = new WeakMap<Element, readonly FocusPosition[]>();

/**
 * Returns the positions that the surrounding dialog would return focus to. They are needed because a dialog may outlive
 * the dialog from which it was opened.
 */
function positionsBehind({ element }: FocusPosition): readonly FocusPosition[] {
  const dialog = element && closestComposed(element, 'dialog');
  return (dialog && returns.get(dialog)) ?? [];
}

/**
 * The element that receives focus after a dialog closes: the opener, the thumbnail of the last image shown, or none.
 */
export type FocusReturn = 'opener' | 'current' | false;

interface FocusRequests {
  readonly focusReturn?: FocusReturn | undefined;
  readonly findThumbnail?: ((imageId: string) => HTMLElement | null | undefined) | undefined;
  readonly onShow?: ((imageId: string | undefined) => void) | undefined;
}

/** Returns focus after a dialog closes, unless the user has moved it elsewhere. */
export function useDialogFocus(
  { focusReturn, findThumbnail, onShow }: FocusRequests,
  shownImageId: string | undefined,
): DialogFocus {
  const latest = useLatestRef({ focusReturn, findThumbnail, onShow });
  const [focus] = useState(() => createDialogFocus(latest));
  useIsomorphicLayoutEffect(() => {
    latest.current.onShow?.(shownImageId);
    focus.noteShown(shownImageId);
  }, [shownImageId, latest, focus]);
  useEffect(watchPresses, []);
  return focus;
}

function createDialogFocus(latest: RefObject<FocusRequests>) {
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
      // Read these values now, because another element may reopen the dialog before the returned function is called.
      const places = [opener, ...(returns.get(dialog) ?? [])];
      const imageIds = [firstImageId, lastImageId];
      if (isOver) opener = NOWHERE;
      returns.delete(dialog);
      const thumbnail = (imageId: string | undefined) => (imageId === undefined ? null : findThumbnail?.(imageId));
      return () => {
        if (!isOurs) return;
        if (focusReturn === false) {
          // When a dialog closes, the browser returns focus automatically. Undo this, because the caller does not want
          // it.
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
