'use client';
import { useIsomorphicLayoutEffect } from './useIsomorphicLayoutEffect.ts';

/** Keeps CSS custom properties, and what the browser may do with fingers, on an element, through the CSSOM: no policy minds that, and no server writes an attribute. */
export function useCustomProperties(
  element: HTMLElement | null,
  properties: Readonly<Partial<Record<`--${string}` | 'touch-action', string>>>,
): void {
  const text = JSON.stringify(properties);
  useIsomorphicLayoutEffect(() => {
    if (!element) return undefined;
    const entries = Object.entries(JSON.parse(text) as Record<string, string>);
    for (const [name, value] of entries) element.style.setProperty(name, value);
    return () => {
      for (const [name] of entries) element.style.removeProperty(name);
    };
  }, [element, text]);
}
