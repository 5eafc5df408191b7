'use client';
import { useIsomorphicLayoutEffect } from './useIsomorphicLayoutEffect.ts';
import { useElementEffect } from './useElementEffect.ts';
import type { RefCallback } from 'react';

type CustomProperties = Readonly<Partial<Record<`--${string}` | 'touch-action', string>>>;

/** Keeps CSS custom properties, and what the browser may do with fingers, on an element, through the CSSOM: no policy minds that, and no server writes an attribute. */
export function useCustomProperties(element: HTMLElement | null, properties: CustomProperties): void {
  const text = JSON.stringify(properties);
  useIsomorphicLayoutEffect(() => (element ? setProperties(element, text) : undefined), [element, text]);
}

/** The same for the element of the returned ref. */
export function useCustomPropertiesRef(properties: CustomProperties): RefCallback<HTMLElement> {
  return useElementEffect(JSON.stringify(properties), setProperties);
}

function setProperties({ style }: HTMLElement, text: string): () => void {
  const entries = Object.entries(JSON.parse(text) as Record<string, string>);
  for (const [name, value] of entries) style.setProperty(name, value);
  return () => {
    for (const [name] of entries) style.removeProperty(name);
  };
}
