'use client';
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { GalleryCode } from '../../galleryCode/GalleryCode.ts';
import { AwaitedGallery } from './AwaitedGallery.tsx';

export interface LateGalleryProps<TGallery> {
  readonly code: GalleryCode<TGallery>;
  readonly render: (Gallery: TGallery) => ReactNode;
}

/**
 * A gallery of an album. Whoever enters one has its code; on a page that a server rendered with a gallery in it the code is still on
 * its way.
 */
export function LateGallery<TGallery>({ code, render }: LateGalleryProps<TGallery>) {
  const [Gallery] = useState(() => code.current);
  if (!Gallery) return <AwaitedGallery code={code} render={render} />;
  return <div className="loggia-album-gallery">{render(Gallery)}</div>;
}
