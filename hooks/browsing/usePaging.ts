'use client';
import type { GalleryImage } from '../backend/GalleryImage.ts';
import type { UseGalleryResult } from '../gallery/types.ts';
import type { LinkOrButtonProps, PropGetter } from '../shared/ElementProps.ts';
import { fillLabel } from '../shared/fillLabel.ts';
import { mergeProps } from '../shared/mergeProps.ts';
import { useLabels } from '../shared/useLabels.ts';
import { BROWSING_LABELS } from './labels.ts';
import type { BrowsingLabels } from './labels.ts';
import type { BrowsingAddress } from './useBrowsingAddress.ts';
import { usePageField } from './usePageField.ts';

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

/**
 * Pages by number: first, previous, next, last, and a field.
 *
 * @example
 * const paging = usePaging(gallery);
 * <button {...paging.getLinkProps({ target: 'first' })}>«</button>
 * <form {...paging.getFormProps()}><input {...paging.getInputProps()} /> {paging.ofPages}</form>
 */
export function usePaging<TImage extends GalleryImage = GalleryImage>(
  gallery: PagingGallery<TImage>,
  options: UsePagingOptions = {},
): UsePagingResult {
  const { page, pageCount, total, getPageLinkProps } = gallery;
  const { address } = options;
  const labels = useLabels(BROWSING_LABELS, options.labels);
  const targets: Readonly<Record<PagingTarget, number>> = {
    first: page > 1 ? 1 : 0,
    previous: page - 1,
    next: page + 1,
    last: page < pageCount ? pageCount : pageCount + 1,
  };
  const names: Readonly<Record<PagingTarget, string>> = {
    first: labels.firstPage,
    previous: gallery.labels.previousPage,
    next: gallery.labels.nextPage,
    last: labels.lastPage,
  };
  const field = usePageField(gallery, address, labels);
  return {
    pageOf: (target) => {
      const number = targets[target];
      return number >= 1 && number <= pageCount ? number : undefined;
    },
    getLinkProps: ({ target, ...props }) =>
      getPageLinkProps(mergeProps({ page: targets[target], 'aria-label': names[target] }, props)),
    ...field,
    ofPages: fillLabel(labels.ofPages, { pageCount }),
    itemCount: total === undefined ? undefined : fillLabel(labels.itemCount, { count: total }),
    labels,
  };
}
