/** The exports of the samples in the docs. See test/setup/pastedSamples.ts. */
declare module 'virtual:sample/*' {
  import type { GalleryImage } from '@loggia/hooks';
  import type { ComponentType } from 'react';

  export const Photos: ComponentType<{
    readonly images: readonly GalleryImage[];
    readonly photos: readonly GalleryImage[];
  }>;
  export const css: string;
}

declare module 'virtual:sample/docs/getting-started.md.tsx' {
  import type { GalleryImage } from '@loggia/hooks';
  import type { ComponentType } from 'react';

  export const Photos: ComponentType<{ readonly photos: readonly GalleryImage[]; readonly nonce?: string }>;
  export const css: string;
}

declare module 'virtual:sample/docs/lightbox-parts.md/*' {
  import type { GalleryImage } from '@loggia/hooks';
  import type { LightboxProps } from '@loggia/ui';
  import type { ComponentType, ReactNode } from 'react';

  export const PhotoGallery: ComponentType<{
    readonly photos: readonly (GalleryImage & { readonly photographer: string })[];
  }>;
  export const FactsLightbox: ComponentType<LightboxProps>;
  export const ZoomSteps: ComponentType;
  export const PlayTextButton: ComponentType;
  export const Credit: ComponentType;
  export const Details: ComponentType;
  export const Slides: ComponentType;
  export const State: ComponentType;
  export const Caption: ComponentType;
  export const Sides: ComponentType<{ readonly children: ReactNode }>;
  export const css: string;
}

declare module 'virtual:sample/docs/gallery.md/Portfolio.tsx' {
  import type { GalleryImage } from '@loggia/hooks';
  import type { ComponentType } from 'react';

  export const Portfolio: ComponentType<{
    readonly photos: readonly (GalleryImage & { readonly photographer: string })[];
  }>;
  export const css: string;
}
