import type { Backend } from '@loggia/hooks/backend';
import type { UseLightboxResult } from '@loggia/hooks/lightbox';

export interface LightboxFeatures {
  readonly sidebars: readonly ('comments' | 'shop')[];
  readonly hasRating: boolean;
}

/** What the back end can do for the image that is shown, as far as it wants to. */
export function lightboxFeatures(
  { settings, image }: Pick<UseLightboxResult, 'settings' | 'image'>,
  backend: Backend | null,
): LightboxFeatures {
  const hasComments = backend?.comments !== undefined && settings.comments !== false;
  const hasShop = backend?.cart !== undefined && settings.shop !== false && image?.priceList !== undefined;
  return {
    sidebars: [...(hasComments ? (['comments'] as const) : []), ...(hasShop ? (['shop'] as const) : [])],
    hasRating: backend?.ratings !== undefined && settings.rating === true,
  };
}
