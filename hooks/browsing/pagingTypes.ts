import type { GalleryImage } from '../backend/GalleryImage.ts';
import type { UseGalleryResult } from '../gallery/types.ts';
import type { LinkOrButtonProps, PropGetter } from '../shared/ElementProps.ts';
import type { BrowsingLabels } from './labels.ts';
import type { BrowsingAddress } from './useBrowsingAddress.ts';

export type PagingGallery<TImage extends GalleryImage = GalleryImage> = Pick<
  UseGalleryResult<TImage>,
  'page' | 'pageCount' | 'goToPage' | 'getPageLinkProps' | 'labels'
> &
  Partial<Pick<UseGalleryResult, 'total'>>;

export type PagingTarget = 'first' | 'previous' | 'next' | 'last';

export interface UsePagingOptions {
  /** Makes the field for a number work without scripts. */
  readonly address?: BrowsingAddress | undefined;
  readonly labels?: Partial<BrowsingLabels> | undefined;
}

export interface UsePagingResult {
  /** The page that a link leads to; undefined where it leads nowhere. */
  pageOf(target: PagingTarget): number | undefined;
  /** For a link or a button, as `getPageLinkProps` of the gallery; named by its label. */
  getLinkProps(props: LinkOrButtonProps & { readonly target: PagingTarget }): LinkOrButtonProps;
  /** Around the field: Enter goes to the page that it holds. */
  readonly getFormProps: PropGetter<'form'>;
  /** The field for a page number. What is no page of the gallery goes to the nearest one. */
  readonly getInputProps: PropGetter<'input'>;
  /** "of 7". */
  readonly ofPages: string;
  /** "28 item(s)"; undefined where the back end does not tell how many. */
  readonly itemCount: string | undefined;
  readonly labels: BrowsingLabels;
}
