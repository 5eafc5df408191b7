import type { GalleryImage } from '@loggia/hooks/backend';

interface ExtraProps {
  readonly lightbox: { readonly status?: string | undefined; readonly image?: GalleryImage | undefined };
}

/** Options of code that a lightbox loads only for an option: each opening, and each other image, retries code that failed to load. */
export const retryForEachImage = {
  retryKeyOf: ({ lightbox }: ExtraProps) => lightbox.status !== 'closed' && lightbox.image?.id,
};
