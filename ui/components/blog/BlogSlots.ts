import type { ComponentPropsWithoutRef } from 'react';
import type { GalleryImage } from '@loggia/hooks/backend';
import type { Slot } from '../../slots.ts';
import type { GalleryItemPart, GallerySlots } from '../gallery/GallerySlots.ts';

export interface BlogActionsPart<TImage extends GalleryImage = GalleryImage> extends GalleryItemPart<TImage> {
  /** For a link of your own that opens the image with its comments. */
  readonly commentProps: ComponentPropsWithoutRef<'a'>;
  /** For a link of your own that opens the image in the shop. */
  readonly cartProps: ComponentPropsWithoutRef<'a'>;
}

export interface BlogSlots<TImage extends GalleryImage = GalleryImage> extends GallerySlots<TImage> {
  /** Comments, shop, stars and networks of an entry. They come with the scripts. */
  readonly actions?: Slot<BlogActionsPart<TImage>> | undefined;
}
