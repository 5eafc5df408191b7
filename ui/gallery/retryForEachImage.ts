import type { GalleryImage } from '@loggia/hooks/backend';

interface ExtraProps {
  readonly lightbox: { readonly status?: string | undefined; readonly image?: GalleryImage | undefined };
}

/**
 * Options for optional lightbox chunks. A chunk that failed to load is requested again each time the lightbox opens and
 * for each new image.
 */
export const retryForEachImage = {
  retryKeyOf: ({ lightbox }: ExtraProps) => lightbox.status !== 'closed' && lightbox.image?.id,
};
