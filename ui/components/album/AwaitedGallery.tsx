'use client';
import { useState } from 'react';
import type { MouseEvent } from 'react';
import { isPlainActivation } from '@loggia/hooks';
import { useLatePart } from '../../useLatePart.ts';
import { ServerMarkup } from '../serverMarkup/ServerMarkup.tsx';
import type { AwaitedGalleryProps } from './AwaitedGalleryProps.ts';
import { TakenOverGallery } from './TakenOverGallery.tsx';

/** What a server has painted of a gallery, until its code is there. A link that is pressed meanwhile is kept for it. */
export function AwaitedGallery<TGallery>({ code, render }: AwaitedGalleryProps<TGallery>) {
  const [pressedHrefs] = useState<string[]>(() => []);
  const { part: Gallery } = useLatePart(code.load);

  function handleClick(event: MouseEvent<HTMLElement>): void {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]');
    if (!link || link.target || !isPlainActivation(event)) return;
    event.preventDefault();
    // The newest alone counts.
    pressedHrefs.splice(0, 1, link.href);
    code.load().catch(() => {
      if (pressedHrefs.includes(link.href)) location.assign(link.href);
    });
  }
  if (Gallery) return <TakenOverGallery pressedHrefs={pressedHrefs}>{render(Gallery)}</TakenOverGallery>;
  return <ServerMarkup className="loggia-album-gallery" onClick={handleClick} />;
}
