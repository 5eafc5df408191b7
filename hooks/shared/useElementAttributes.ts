'use client';
import { useIsomorphicLayoutEffect } from './useIsomorphicLayoutEffect.ts';

/** Keeps `data-*` attributes on an element that another component may have drawn. Undefined: the attribute is away. */
export function useElementAttributes(
  element: HTMLElement | null,
  attributes: Readonly<Record<`data-${string}`, string | undefined>>,
): void {
  const text = JSON.stringify(attributes);
  useIsomorphicLayoutEffect(() => {
    if (!element) return undefined;
    const entries = Object.entries(JSON.parse(text) as Record<string, string>);
    for (const [name, value] of entries) element.setAttribute(name, value);
    return () => {
      for (const [name] of entries) element.removeAttribute(name);
    };
  }, [element, text]);
}
