import type { CommentStore } from '../backend/CommentStore.ts';
import type { GalleryImage } from '../backend/GalleryImage.ts';
import type { LightboxSettings } from '../backend/LightboxSettings.ts';
import type { PriceList } from '../backend/PriceList.ts';

export interface StaticBackendOptions<TImage extends GalleryImage = GalleryImage> {
  /** Every image of the gallery, in default order. */
  readonly images: readonly TImage[];
  /** Images on one page. @default all of them */
  readonly perPage?: number | undefined;
  /** What the lightbox is to be like; options of its hook win over these. */
  readonly settings?: LightboxSettings | undefined;
  /**
   * Let visitors comment. `true` keeps comments in the browser of whoever wrote them, and tells them so; a store of your own
   * keeps them wherever you like. @default false
   */
  readonly comments?: boolean | CommentStore | undefined;
  /** What images are sold for, by the id of their `priceList`. The cart stands in the browser's storage. */
  readonly priceLists?: Readonly<Record<string, PriceList>> | undefined;
}
