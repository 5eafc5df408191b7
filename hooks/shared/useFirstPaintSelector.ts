'use client';
import { useId } from 'react';
import { useIsServerRendered } from './useIsClient.ts';

interface FirstPaintSelector {
  /** The value of the attribute. */
  readonly id: string;
  /** Selects the element by its attribute. Null if its markup was not rendered by a server. */
  readonly selector: `[${string}]` | null;
}

/** Returns a unique value for an attribute of an element, and the selector for the rules of its first paint. */
export function useFirstPaintSelector(attribute: `data-${string}`): FirstPaintSelector {
  // Only the letters and digits of an id are safe in a selector.
  const id = useId().replaceAll(/\W/g, '');
  return { id, selector: useIsServerRendered() ? `[${attribute}=${id}]` : null };
}
