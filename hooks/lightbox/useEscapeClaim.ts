'use client';
import { useEffect } from 'react';
import { closestComposed, containsComposed, eventOrigin } from '../shared/engine/composedTree.ts';
import { isComposing, LAYER } from '../shared/keyOwners.ts';
import { deliverKey, hearKeys } from '../shared/engine/pageKeys.ts';

const MODAL = 'dialog[open], [role=dialog], [role=alertdialog], [aria-modal=true]';

/** Whether the page has another modal, around it or elsewhere, which may close at an Escape that it hears of. */
const isOverAnother = (dialog: HTMLDialogElement): boolean =>
  (dialog.parentElement !== null && closestComposed(dialog.parentElement, MODAL) !== null) ||
  [...dialog.ownerDocument.querySelectorAll(MODAL)].some((other) => other !== dialog && !dialog.contains(other));

/** An Escape on the dialog itself or in a part of it that is no layer of its own. */
function isOurs(event: KeyboardEvent, dialog: HTMLDialogElement): boolean {
  const origin = eventOrigin(event);
  if (!(origin instanceof Element)) return false;
  if (!containsComposed(dialog, origin)) return origin === dialog.ownerDocument.body;
  const layer = origin.closest(LAYER);
  return layer === null || layer === dialog;
}

/**
 * Keeps an Escape that is meant for a dialog from the modals that it was opened out of. Those of other libraries listen to the whole
 * page, close at the key, and take it from the browser, which would have closed the innermost. What this package listens with is told.
 */
export function useEscapeClaim(dialog: HTMLDialogElement | null, isShown: boolean): void {
  useEffect(() => {
    if (!dialog || !isShown) return undefined;
    const end = new AbortController();
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || isComposing(event) || event.defaultPrevented) return;
      if (!dialog.matches(':modal') || !isOurs(event, dialog) || !isOverAnother(dialog)) return;
      event.stopImmediatePropagation();
      deliverKey(event);
    };
    hearKeys(window, handleKeyDown, { capture: true, signal: end.signal });
    return () => end.abort();
  }, [dialog, isShown]);
}
