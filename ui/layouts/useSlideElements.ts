'use client';
import { useLayoutEffect, useState } from 'react';
import type { LightboxSlide } from '@loggia/hooks/lightbox';

type SlideElements = ReadonlyMap<string, Element>;

const NONE: SlideElements = new Map();

const isSame = (one: SlideElements, other: SlideElements): boolean =>
  one.size === other.size && [...one].every(([id, element]) => other.get(id) === element);

/** The element of each slide, by the id of its image, for parts that come after the slides. */
export function useSlideElements(surface: HTMLElement | null, slides: readonly LightboxSlide[]): SlideElements {
  const [elements, setElements] = useState(NONE);
  useLayoutEffect(() => {
    const find = () => {
      const drawn = surface?.querySelectorAll(':scope > .loggia-slide') ?? [];
      const found = new Map(slides.flatMap(({ image }, place) => (drawn[place] ? [[image.id, drawn[place]]] : [])));
      setElements((known) => (isSame(known, found) ? known : found));
    };
    find();
  }, [surface, slides]);
  return elements;
}
