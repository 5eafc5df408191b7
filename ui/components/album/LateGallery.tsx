'use client';
import { useState } from 'react';
import { useIsClient } from '../../useIsClient.ts';
import { AwaitedGallery } from './AwaitedGallery.tsx';
import { ComingGallery } from './ComingGallery.tsx';
import type { ComingGalleryProps } from './ComingGallery.tsx';

/**
 * A gallery of an album. Whoever enters one has its code; on a page that begins with a gallery the code is still on its way.
 */
export function LateGallery<TGallery>(props: ComingGalleryProps<TGallery>) {
  const { code, render } = props;
  const isClient = useIsClient();
  const [isServerRendered] = useState(!isClient);
  const [Gallery] = useState(() => code.current);
  if (Gallery) return <div className="loggia-album-gallery">{render(Gallery)}</div>;
  return isServerRendered ? <AwaitedGallery code={code} render={render} /> : <ComingGallery {...props} />;
}
