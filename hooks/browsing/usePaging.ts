'use client';
import type { GalleryImage } from '../backend/GalleryImage.ts';
import { fillLabel } from '../shared/fillLabel.ts';
import { mergeProps } from '../shared/mergeProps.ts';
import { useLabels } from '../shared/useLabels.ts';
import { BROWSING_LABELS } from './labels.ts';
import { usePageField } from './usePageField.ts';
import type { PagingGallery, PagingTarget, UsePagingOptions, UsePagingResult } from './pagingTypes.ts';

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
    getLinkProps: ({ target, hrefOf, ...props }) => {
      const number = targets[target];
      const isThere = number >= 1 && number <= pageCount;
      // A link that is off is still a link, and gives up whatever address it has.
      const href = hrefOf && (isThere ? hrefOf(number) : '');
      return getPageLinkProps(mergeProps({ page: number, href, 'aria-label': names[target] }, props));
    },
    ...field,
    ofPages: fillLabel(labels.ofPages, { pageCount }),
    itemCount: total === undefined ? undefined : fillLabel(labels.itemCount, { count: total }),
    labels,
  };
}
