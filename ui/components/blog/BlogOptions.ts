import type { ComponentPropsWithoutRef } from 'react';
import type { UseBlogOptions } from '@loggia/hooks/blog';
import type { ShareNetwork } from '@loggia/hooks/share';
import type { GalleryImage } from '@loggia/hooks/backend';
import type { Slot } from '../../slots.ts';
import type { GalleryItemPart, GallerySlots } from '../gallery/GallerySlots.ts';

/** The options of a list that its entries need. */
export interface BlogEntryOptions {
  /** @default true */
  readonly hasTitles?: boolean | undefined;
  /** Rank of the titles among the headings of the page. @default 3 */
  readonly headingLevel?: 1 | 2 | 3 | 4 | 5 | 6 | undefined;
  /** @default false */
  readonly hasDescriptions?: boolean | undefined;
  /** The number of comments, which opens them in the lightbox. @default whether the back end has comments */
  readonly hasComments?: boolean | undefined;
  /** Links to networks; an empty list: none. @default Facebook and X */
  readonly shareNetworks?: readonly ShareNetwork[] | undefined;
  /** Stars to vote with. @default false */
  readonly hasRating?: boolean | undefined;
  /** The way to the shop, on images that are sold. @default false */
  readonly hasCart?: boolean | undefined;
  /** The images are what the visitor came to see: the first one loads before other pictures. @default false */
  readonly isUrgent?: boolean | undefined;
}

export interface BlogOptions extends BlogEntryOptions, Pick<UseBlogOptions, 'unwindowedCount' | 'initialCount'> {
  /** The most that an image takes of its place, in CSS pixels. @default 800 */
  readonly width?: number | undefined;
}

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
