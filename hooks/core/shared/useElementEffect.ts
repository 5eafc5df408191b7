'use client';
import { useState, type RefCallback } from 'react';
import { useIsomorphicLayoutEffect } from './useIsomorphicLayoutEffect.ts';
import { useUnchanged } from './useUnchanged.ts';

type Cleanup = (() => void) | undefined;

/**
 * Returns a ref and runs `apply` on its element when it is attached and when `value` changes, before the next paint.
 * Unlike an effect on an element in state, this does not cause a render. `apply` must be stable. Its cleanup runs
 * before the next call and when the element is detached.
 */
export function useElementEffect<TElement extends Element, TValue>(
  value: TValue,
  apply: (element: TElement, value: TValue) => Cleanup | void,
): RefCallback<TElement> {
  const [effect] = useState(() => createElementEffect(apply));
  useIsomorphicLayoutEffect(() => effect.setValue(value), [effect, value]);
  return effect.ref;
}

function createElementEffect<TElement extends Element, TValue>(
  apply: (element: TElement, value: TValue) => Cleanup | void,
) {
  let element: TElement | null = null;
  let known: { readonly value: TValue } | undefined;
  let cleanup: Cleanup;
  const run = () => {
    cleanup?.();
    cleanup = (element && known && apply(element, known.value)) || undefined;
  };
  return {
    ref(next: TElement | null) {
      if (next === element) return;
      element = next;
      run();
    },
    setValue(value: TValue) {
      known = { value };
      run();
    },
  };
}

type CustomProperties = Readonly<Partial<Record<`--${string}` | 'touch-action', string>>>;

/**
 * Sets CSS custom properties and `touch-action` on an element. Uses the CSSOM, because a strict content security policy
 * allows this, and it adds no attributes to server-rendered markup.
 */
export function useCustomProperties(element: HTMLElement | null, properties: CustomProperties): void {
  const kept = useUnchanged(properties);
  useIsomorphicLayoutEffect(() => (element ? setProperties(element, kept) : undefined), [element, kept]);
}

/** Like `useCustomProperties`, but for the element that the returned ref is attached to. */
export function useCustomPropertiesRef(properties: CustomProperties): RefCallback<HTMLElement> {
  return useElementEffect(useUnchanged(properties), setProperties);
}

const definedEntries = (texts: Readonly<Record<string, string | undefined>>): readonly (readonly [string, string])[] =>
  Object.entries(texts).flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const]));

function setProperties({ style }: HTMLElement, properties: CustomProperties): () => void {
  const entries = definedEntries(properties);
  for (const [name, value] of entries) style.setProperty(name, value);
  return () => {
    for (const [name] of entries) style.removeProperty(name);
  };
}

/**
 * Sets `data-*` attributes on an element that another component may have rendered. The value `undefined` removes the
 * attribute.
 */
export function useElementAttributes(
  element: HTMLElement | null,
  attributes: Readonly<Record<`data-${string}`, string | undefined>>,
): void {
  const kept = useUnchanged(attributes);
  useIsomorphicLayoutEffect(() => {
    if (!element) return undefined;
    const entries = definedEntries(kept);
    for (const [name, value] of entries) element.setAttribute(name, value);
    return () => {
      for (const [name] of entries) element.removeAttribute(name);
    };
  }, [element, kept]);
}

const setInert = (element: HTMLElement, isInert: boolean) => void element.toggleAttribute('inert', isInert);

/** Makes an element inert with the DOM attribute, because React has supported the prop only since version 19. */
export function useInert(element: HTMLElement | null, isInert: boolean): void {
  useIsomorphicLayoutEffect(() => {
    if (element) setInert(element, isInert);
  }, [element, isInert]);
}

/** Like `useInert`, but for the element that the returned ref is attached to. */
export function useInertRef(isInert: boolean): RefCallback<HTMLElement> {
  return useElementEffect(isInert, setInert);
}
