'use client';
import { useMemo } from 'react';
import type { GalleryImage } from '../backend/GalleryImage.ts';
import { fillLabel } from '../shared/fillLabel.ts';
import { mergeProps } from '../shared/mergeProps.ts';
import { safeHref } from '../shared/safeHref.ts';
import { useLabels } from '../shared/useLabels.ts';
import { BROWSING_LABELS } from './labels.ts';
import { usePageField } from './usePageField.ts';
import type { PagingGallery, PagingLinkProps, PagingTarget, UsePagingOptions, UsePagingResult } from './pagingTypes.ts';

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
  const { previousPage, nextPage } = gallery.labels;
  const getLinkProps = useMemo(() => {
    const targets: Readonly<Record<PagingTarget, readonly [page: number, name: string]>> = {
      first: [page > 1 ? 1 : 0, labels.firstPage],
      previous: [page - 1, previousPage],
      next: [page + 1, nextPage],
      last: [page < pageCount ? pageCount : pageCount + 1, labels.lastPage],
    };
    return ({ target, hrefOf, ...props }: PagingLinkProps) => {
      const [number, name] = targets[target];
      const isThere = number >= 1 && number <= pageCount;
      // A link that is off is still a link, and gives up whatever address it has.
      const href = hrefOf && (isThere ? safeHref(hrefOf(number)) : '');
      return getPageLinkProps(mergeProps({ page: number, href, 'aria-label': name }, props));
    };
  }, [page, pageCount, getPageLinkProps, labels, previousPage, nextPage]);
  const field = usePageField(gallery, address, labels);
  return {
    getLinkProps,
    ...field,
    ofPages: fillLabel(labels.ofPages, { pageCount }),
    itemCount: total === undefined ? undefined : fillLabel(labels.itemCount, { count: total }),
    labels,
  };
}
