'use client';
import { useMemo, useState, type ChangeEvent, type FocusEvent, type FormEvent } from 'react';
import type { GalleryImage } from '../../data/backend/GalleryImage.ts';
import type { GalleryLabels } from '../gallery/labels.ts';
import type { UseGalleryResult } from '../gallery/types.ts';
import type { ElementProps, LinkOrButtonProps, PropGetter } from '../../core/shared/ElementProps.ts';
import { fillLabel } from '../../core/shared/fillLabel.ts';
import { mergeProps } from '../../core/shared/mergeProps.ts';
import { safeHref } from '../../core/shared/urls.ts';
import { useLabels } from '../../core/shared/useLabels.ts';
import { useStableCallback } from '../../core/shared/useStableCallback.ts';
import { BROWSING_LABELS, type BrowsingLabels } from './labels.ts';
import { formPropsOf, type BrowsingUrlState } from './useBrowsingUrlState.ts';

export type PagingGallery<TImage extends GalleryImage = GalleryImage> = Pick<
  UseGalleryResult<TImage>,
  'page' | 'pageCount' | 'goToPage' | 'getPageLinkProps'
> &
  Partial<Pick<UseGalleryResult, 'total'>> & {
    readonly labels: Pick<GalleryLabels, 'pages' | 'previousPage' | 'nextPage'> &
      Partial<Pick<GalleryLabels, 'pagesAbove'>>;
  };

export type PagingTarget = 'first' | 'previous' | 'next' | 'last';

export interface PagingLinkProps extends LinkOrButtonProps {
  readonly target: PagingTarget;
  /**
   * Returns the URL of an existing page, for links that work without JavaScript. If omitted, each control is a button.
   */
  readonly hrefOf?: ((page: number) => string) | undefined;
}

export interface UsePagingOptions {
  /** The gallery's URL state. If set, the page number field works without JavaScript. */
  readonly urlState?: BrowsingUrlState | undefined;
  readonly labels?: Partial<BrowsingLabels> | undefined;
}

export interface UsePagingResult {
  /** Returns props for a link or button: the props from the gallery's `getPageLinkProps`, and an accessible name. */
  getLinkProps(props: PagingLinkProps): LinkOrButtonProps;
  /** Returns props for the form around the page number field. Pressing Enter goes to the page. */
  readonly getFormProps: PropGetter<'form'>;
  /** Returns props for the page number field. A number that is out of range goes to the nearest page. */
  readonly getInputProps: PropGetter<'input'>;
  /** The text next to the field, for example "of 7". */
  readonly ofPages: string;
  /** The number of images, for example "28 item(s)"; `undefined` if the backend does not report the total. */
  readonly itemCount: string | undefined;
  readonly labels: BrowsingLabels;
}

/**
 * Manages numbered pagination: links to the first, previous, next and last page, and a page number field.
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
  const { urlState } = options;
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
      // A disabled link is still a link, but has no URL.
      const href = hrefOf && (isThere ? safeHref(hrefOf(number)) : '');
      return getPageLinkProps(mergeProps({ page: number, href, 'aria-label': name }, props));
    };
  }, [page, pageCount, getPageLinkProps, labels, previousPage, nextPage]);
  const field = usePageField(gallery, urlState, labels);
  return {
    getLinkProps,
    ...field,
    ofPages: fillLabel(labels.ofPages, { pageCount }),
    itemCount: total === undefined ? undefined : fillLabel(labels.itemCount, { count: total }),
    labels,
  };
}

/** Manages the page number field and its form. */
function usePageField(
  { page, goToPage }: Pick<PagingGallery, 'page' | 'goToPage'>,
  urlState: BrowsingUrlState | undefined,
  labels: BrowsingLabels,
): Pick<UsePagingResult, 'getFormProps' | 'getInputProps'> {
  // The draft is discarded when the page changes.
  const [draft, setDraft] = useState({ text: '', of: 0 });
  const text = draft.of === page ? draft.text : String(page);

  const forget = useStableCallback(() => setDraft({ text: '', of: 0 }));
  const submit = useStableCallback(() => {
    const number = Number.parseInt(text, 10);
    forget();
    if (number >= 1) goToPage(number, 'paging');
  });

  const name = urlState?.parameters.page;
  return useMemo(() => {
    const handleSubmit = (event: FormEvent) => {
      event.preventDefault();
      submit();
    };
    const handleChange = (event: ChangeEvent<HTMLInputElement>) =>
      setDraft({ text: event.currentTarget.value.replaceAll(/\D/g, ''), of: page });
    return {
      getFormProps: (props?: ElementProps<'form'>) =>
        mergeProps({ ...formPropsOf(urlState), onSubmit: handleSubmit }, props),
      getInputProps: (props?: ElementProps<'input'>) =>
        mergeProps(
          {
            inputMode: 'numeric' as const,
            autoComplete: 'off',
            name,
            value: text,
            'aria-label': labels.pageNumber,
            enterKeyHint: 'go' as const,
            onChange: handleChange,
            onFocus: (event: FocusEvent<HTMLInputElement>) => event.currentTarget.select(),
            onBlur: forget,
          },
          props,
        ),
    };
  }, [urlState, name, text, page, labels, submit, forget]);
}
