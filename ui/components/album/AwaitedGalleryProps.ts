import type { ReactNode } from 'react';
import type { GalleryCode } from '../../galleryCode/GalleryCode.ts';

export interface AwaitedGalleryProps<TGallery> {
  readonly code: GalleryCode<TGallery>;
  readonly render: (Gallery: TGallery) => ReactNode;
}
