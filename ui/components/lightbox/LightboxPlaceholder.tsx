'use client';
import { placeholderFile } from '@loggia/hooks';
import type { GalleryImage } from '@loggia/hooks';

export interface LightboxPlaceholderProps {
  readonly image: GalleryImage;
}

/** The thumbnail, which the gallery has loaded already, in the picture's place until that one has come. */
export function LightboxPlaceholder({ image }: LightboxPlaceholderProps) {
  const file = placeholderFile(image);
  return file ? (
    <img className="loggia-slide-placeholder" src={file.url} width={file.width} height={file.height} alt="" />
  ) : null;
}
