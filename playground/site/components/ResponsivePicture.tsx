import type { GalleryImage } from '@loggia/hooks';

export interface ResponsivePictureProps {
  readonly image: GalleryImage;
  /** The rendered width, as a `sizes` attribute. */
  readonly sizes: string;
  readonly alt?: string | undefined;
  readonly priority?: boolean | undefined;
}

/** An image outside any gallery, at the width that its position requires. */
export function ResponsivePicture({ image, sizes, alt = '', priority = false }: ResponsivePictureProps) {
  const candidates = image.candidates ?? [];
  return (
    <img
      src={image.thumbnail?.url ?? image.url}
      srcSet={candidates.map(({ url, width }) => `${url} ${width}w`).join(', ') || undefined}
      sizes={candidates.length > 0 ? sizes : undefined}
      width={image.width}
      height={image.height}
      alt={alt}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : 'auto'}
      decoding="async"
    />
  );
}
