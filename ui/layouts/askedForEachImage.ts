import type { GalleryImage } from '@loggia/hooks/backend';

interface ExtraProps {
  readonly lightbox: { readonly status?: string | undefined; readonly image?: GalleryImage | undefined };
}

/** Of late code that a lightbox has by option: each opening, and each other image, asks again for what could not be had. */
export const askedForEachImage = {
  wishOf: ({ lightbox }: ExtraProps) => lightbox.status !== 'closed' && lightbox.image?.id,
};
