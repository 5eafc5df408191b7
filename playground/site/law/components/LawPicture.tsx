import type { LawPicture as Picture } from '../pictures.ts';
import { pictureUrl } from '../pictureUrl.ts';

export interface LawPictureProps {
  readonly picture: Picture;
  /** Width in the layout, as the `sizes` attribute has it. */
  readonly sizes: string;
  /** @default that of the picture */
  readonly alt?: string | undefined;
  /** `urgent`: the largest thing of the first paint. `late`: in the window, but not to be seen yet. @default 'lazy' */
  readonly loading?: 'urgent' | 'lazy' | 'late' | undefined;
}

const PRIORITIES = { urgent: 'high', lazy: 'auto', late: 'low' } as const;

/** The `srcset` of a picture's AVIF files. */
export function avifCandidates(picture: Picture): string {
  return picture.widths.map((width) => `${pictureUrl(picture, width, 'avif')} ${width}w`).join(', ');
}

/** A picture of the page in the width that its place needs, with one JPEG for browsers without AVIF. */
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
