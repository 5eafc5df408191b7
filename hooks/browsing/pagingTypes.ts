import type { GalleryImage } from '../backend/GalleryImage.ts';
import type { GalleryLabels } from '../gallery/labels.ts';
import type { UseGalleryResult } from '../gallery/types.ts';
import type { LinkOrButtonProps, PropGetter } from '../shared/ElementProps.ts';
import type { BrowsingLabels } from './labels.ts';
import type { BrowsingAddress } from './useBrowsingAddress.ts';

export type PagingGallery<TImage extends GalleryImage = GalleryImage> = Pick<
  UseGalleryResult<TImage>,
  'page' | 'pageCount' | 'goToPage' | 'getPageLinkProps'
> &
  Partial<Pick<UseGalleryResult, 'total'>> & {
    readonly labels: Pick<GalleryLabels, 'pages' | 'previousPage' | 'nextPage'>;
  };

export type PagingTarget = 'first' | 'previous' | 'next' | 'last';

export interface PagingLinkProps extends LinkOrButtonProps {
  readonly target: PagingTarget;
  /** Address of a page, for links that work before any script; asked for pages alone that there are. Without it: a button. */
  readonly hrefOf?: ((page: number) => string) | undefined;
}

export interface UsePagingOptions {
  /** Makes the field for a number work without scripts. */
  readonly address?: BrowsingAddress | undefined;
  readonly labels?: Partial<BrowsingLabels> | undefined;
}

export interface UsePagingResult {
  /** For a link or a button, as `getPageLinkProps` of the gallery; named by its label. */
  getLinkProps(props: PagingLinkProps): LinkOrButtonProps;
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
