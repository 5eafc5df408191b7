'use client';
import { useCallback, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import type { LightboxHandle } from '../../lightbox/lightbox/types.ts';
import { endEvents } from '../shared/engine/eventBoundary.ts';
import { isComposing } from '../shared/keyOwners.ts';
import { mergeProps } from '../shared/mergeProps.ts';
import { useIsomorphicLayoutEffect } from '../shared/useIsomorphicLayoutEffect.ts';
import { useUnchanged } from '../shared/useUnchanged.ts';
import { createMovedElements, type MovedElements } from './engine/createMovedElements.ts';
import type { UseOverlayHostOptions, UseOverlayHostResult } from './types.ts';

/** Prevents Escape in an overlay from closing the lightbox. */
function keepEscape(event: KeyboardEvent): void {
  if (event.key === 'Escape' && !isComposing(event.nativeEvent)) event.preventDefault();
}

/**
 * Provides a host element for overlays above an open lightbox. It is needed because the lightbox makes everything
 * outside it inert. Render React overlays into the host with a portal. Other page elements, such as a cookie banner or
 * a chat widget, are moved into it while the lightbox is open.
 *
 * ```tsx
 * const host = useOverlayHost(lightbox, { adopt: '#cookie-banner' });
 *
 * <div {...host.getHostProps()} />   // inside the stage
 * {host.hostElement && createPortal(<Toasts />, host.hostElement)}
 * ```
 */
export function useOverlayHost(
  lightbox: Pick<LightboxHandle, 'status'>,
  options: UseOverlayHostOptions = {},
): UseOverlayHostResult {
  const { adopt: selector, enabled = true } = options;
  const [rendered, setRendered] = useState<HTMLElement | null>(null);
  const hostElement = enabled && lightbox.status !== 'closed' ? rendered : null;
  const [adopted] = useState(() => new Set<Element>());
  const moved = useRef<MovedElements | null>(null);

  // The cleanup of a layout effect runs before the host is removed. Otherwise, the moved elements would be removed with
  // it.
  useIsomorphicLayoutEffect(() => {
    if (!hostElement) return undefined;
    inheritFromPage(hostElement);
    const guests = createMovedElements(hostElement);
    moved.current = guests;
    for (const element of adopted) guests.adopt(element);
    const unwatch = selector && watchSelector(hostElement.ownerDocument, selector, guests.adopt);
    return () => {
      if (unwatch) unwatch();
      moved.current = null;
      guests.giveBackAll();
    };
  }, [hostElement, selector, adopted]);

  const adopt = useCallback(
    (element: Element) => {
      adopted.add(element);
      moved.current?.adopt(element);
      return () => {
        adopted.delete(element);
        moved.current?.giveBack(element);
      };
    },
    [adopted],
  );
  const getHostProps = useMemo<UseOverlayHostResult['getHostProps']>(
    () => (props) => endEvents(mergeProps({ ref: setRendered, 'data-overlay-host': '', onKeyDown: keepEscape }, props)),
    [],
  );
  return useUnchanged({ hostElement, adopt, getHostProps });
}

/** CSS properties that an element inherits from its surroundings. */
const INHERITED = [
  'color',
  'color-scheme',
  'font',
  'letter-spacing',
  'line-height',
  'text-align',
  'text-transform',
  'cursor',
] as const;

/** Makes elements in the host look as they do on the page, instead of inheriting the lightbox's styles. */
function inheritFromPage(host: HTMLElement): void {
  const page = getComputedStyle(host.ownerDocument.body);
  for (const name of INHERITED) host.style.setProperty(name, page.getPropertyValue(name));
}

/**
 * Calls `onFound` for all matching elements, now and whenever new ones are added. Returns a function that stops
 * watching.
 */
function watchSelector(page: Document, selector: string, onFound: (element: Element) => void): () => void {
  const look = () => {
    for (const element of page.querySelectorAll(selector)) onFound(element);
  };
  look();
  const observer = new MutationObserver((records) => {
    if (records.some(({ addedNodes }) => addedNodes.length > 0)) look();
  });
  observer.observe(page.documentElement, { childList: true, subtree: true });
  return () => observer.disconnect();
}
