import type { LawPicture as Picture } from '../pictures.ts';
import { pictureUrl } from '../pictureUrl.ts';

export interface LawPictureProps {
  readonly picture: Picture;
  /** The rendered width, as a `sizes` attribute. */
  readonly sizes: string;
  /** The alternative text. @default that of the picture */
  readonly alt?: string | undefined;
  /**
   * How the picture loads: `urgent` for the largest element of the first paint, `late` if it is in the viewport but not
   * visible yet. @default 'lazy'
   */
  readonly loading?: 'urgent' | 'lazy' | 'late' | undefined;
}

const PRIORITIES = { urgent: 'high', lazy: 'auto', late: 'low' } as const;

/** Returns the `srcset` of a picture's AVIF files. */
export function avifCandidates(picture: Picture): string {
  return picture.widths.map((width) => `${pictureUrl(picture, width, 'avif')} ${width}w`).join(', ');
}

/** A picture at the width that its position requires, with one JPEG for browsers without AVIF. */
export function LawPicture({ picture, sizes, alt = picture.alt, loading = 'lazy' }: LawPictureProps) {
  const [width, height] = picture.aspect;
  const scale = picture.jpegWidth / width;
  const priority = loading === 'urgent';
  return (
    <picture>
      <source type="image/avif" srcSet={avifCandidates(picture)} sizes={sizes} />
      <img
        src={pictureUrl(picture, picture.jpegWidth, 'jpg')}
        width={picture.jpegWidth}
        height={Math.round(height * scale)}
        alt={alt}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={PRIORITIES[loading]}
        decoding={priority ? 'sync' : 'async'}
      />
    </picture>
  );
}
