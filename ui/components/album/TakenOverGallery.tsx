'use client';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useFocusKept } from '../../useFocusKept.ts';

export interface TakenOverGalleryProps {
  /** Addresses of links that were pressed before. They are taken out when they are followed. */
  readonly pressedHrefs: string[];
  readonly children: ReactNode;
}

const LINKS = { region: '.loggia-album-gallery', control: 'a, button' };

/** A gallery in the place of what a server has painted of it: focus stays where it was, and what was pressed happens. */
export function TakenOverGallery({ pressedHrefs, children }: TakenOverGalleryProps) {
  const [element, setElement] = useState<HTMLDivElement | null>(null);
  useFocusKept(element, LINKS);
  useEffect(() => {
    if (!element) return;
    const links = [...element.querySelectorAll('a')];
    for (const pressed of pressedHrefs.splice(0)) links.find(({ href }) => href === pressed)?.click();
  }, [element, pressedHrefs]);
  return (
    <div ref={setElement} className="loggia-album-gallery">
      {children}
    </div>
  );
}
