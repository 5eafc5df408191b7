'use client';
import { useId } from 'react';
import { useIsServerRendered } from './useIsClient.ts';

interface FirstPaintSelector {
  /** The attribute's value. */
  readonly id: string;
  /** Selects the element by its attribute. `null` if its markup was not server-rendered. */
  readonly selector: `[${string}]` | null;
}

/** Returns a unique attribute value for an element, and the matching selector for its first-paint rules. */
export function useFirstPaintSelector(attribute: `data-${string}`): FirstPaintSelector {
  // Only letters and digits are safe in a selector.
  const id = useId().replaceAll(/\W/g, '');
  return { id, selector: useIsServerRendered() ? `[${attribute}=${id}]` : null };
}
