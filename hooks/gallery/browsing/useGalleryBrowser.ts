'use client';
import { useCallback, useMemo, useState } from 'react';
import type { Backend } from '../../data/backend/Backend.ts';
import type { GalleryImage } from '../../data/backend/GalleryImage.ts';
import type { GalleryPage, GallerySource } from '../../data/backend/GallerySource.ts';
import { useBackend } from '../../data/backend/useBackend.ts';
import type { GalleryLabels } from '../gallery/labels.ts';
import type { GalleryPageReason } from '../gallery/types.ts';
import { buttonProps } from '../../core/shared/controlProps.ts';
import type { ChangeDetails } from '../../core/shared/createChangeDetails.ts';
import type { ElementProps } from '../../core/shared/ElementProps.ts';
import { mergeProps } from '../../core/shared/mergeProps.ts';
import { useControllableState, usePendingValue } from '../../core/shared/useControllableState.ts';
import { useLabels } from '../../core/shared/useLabels.ts';
import { useStableCallback } from '../../core/shared/useStableCallback.ts';
import { browsingQuery, changeBrowsing, DEFAULT_BROWSING_STATE, type BrowsingState } from './browsingState.ts';
import { createAppendingSource, type AppendingStart } from './createAppendingSource.ts';
import { BROWSING_LABELS, landmarkName, type BrowsingLabels } from './labels.ts';
import type { BrowsingReason, UseBrowsingOptions, UseBrowsingResult } from './types.ts';
import { useBrowsingUrlState, type BrowsingUrlState, type UseBrowsingUrlStateOptions } from './useBrowsingUrlState.ts';

/**
 * The kind of pagination. `arrows` is the small pager built into every gallery; `none` is for views with their own
 * control.
 */
export type PagingKind = 'numbers' | 'arrows' | 'button' | 'scroll' | 'none';

export interface UseGalleryBrowserOptions<TImage extends GalleryImage = GalleryImage> {
  /** The backend that provides the pages. @default the backend of the nearest `BackendProvider` */
  readonly backend?: Backend<TImage> | undefined;
  /**
   * The page that is embedded in the server-rendered HTML. If pages are appended, it contains the images of this page
   * and of all pages before it.
   */
  readonly initialPage?: GalleryPage<TImage> | undefined;
  /**
   * The gallery's name, used in the accessible names of its search and pagination.
   * @default the title of `initialPage`
   */
  readonly title?: string | undefined;
  /** The kind of pagination. @default 'numbers' */
  readonly paging?: PagingKind | undefined;
  /** Options for keeping the state in the URL. If false, the state is kept only in memory. @default {} */
  readonly urlState?: UseBrowsingUrlStateOptions | false | undefined;
  /** The initial state if the state is not kept in the URL. */
  readonly defaultState?: Partial<BrowsingState> | undefined;
  readonly labels?: Partial<BrowsingLabels> | undefined;
  /** The gallery's labels. Some of them are overridden while browsing. @default GALLERY_LABELS */
  readonly galleryLabels?: Partial<GalleryLabels> | undefined;
}

export interface UseGalleryBrowserResult<TImage extends GalleryImage> {
  readonly backend: Backend<TImage> | undefined;
  /** The source for `useGallery`. It appends pages if `paging` is `button` or `scroll`. */
  readonly source: GallerySource<TImage> | undefined;
  readonly browsing: UseBrowsingResult;
  /** The URL state; `undefined` if the state is kept only in memory. */
  readonly urlState: BrowsingUrlState | undefined;
  readonly paging: PagingKind;
  /** Whether pages are appended. */
  readonly appends: boolean;
  readonly labels: BrowsingLabels;
  /** The accessible name of the search landmark. */
  readonly name: string | undefined;
  /** Labels for `useGallery`, including the gallery's title and a message for searches without results. */
  readonly galleryLabels: Partial<GalleryLabels>;
}

/**
 * Combines everything a browsable gallery needs: the backend's source, the URL state, the browsing state and the
 * labels. Use the result with `useGallery`, `useSearch`, `useSort`, `useTagFilter` and `usePaging`.
 *
 * @example
 * const { browsing, source, urlState, galleryLabels } = useGalleryBrowser({ backend, paging: 'scroll' });
 * const gallery = useGallery({ source, ...browsing.galleryOptions, labels: galleryLabels });
 * const search = useSearch(browsing, { urlState });
 */
export function useGalleryBrowser<TImage extends GalleryImage>(
  options: UseGalleryBrowserOptions<TImage>,
): UseGalleryBrowserResult<TImage> {
  const { paging = 'numbers', initialPage: page, title = page?.title } = options;
  const { galleryLabels: givenLabels } = options;
  const backend = useBackend(options.backend) ?? undefined;
  const appends = paging === 'button' || paging === 'scroll';

  const ownUrlState = useBrowsingUrlState(options.urlState || {});
  const urlState = options.urlState === false ? undefined : ownUrlState;
  const labels = useLabels(BROWSING_LABELS, options.labels);
  const browsing = useBrowsing({ ...urlState, defaultState: options.defaultState, appends, labels });
  const { query, isFiltered } = browsing;
  const source = useAppendingSource<TImage, GallerySource<TImage> | undefined>(backend?.gallery, {
    page,
    query,
    enabled: appends,
  });

  const pages = landmarkName(labels.pagesOf, title);
  const pagesAbove = landmarkName(labels.pagesAboveOf, title);
  const galleryLabels = useMemo(
    () => ({
      ...givenLabels,
      ...(pages && { pages }),
      ...(pagesAbove && { pagesAbove }),
      // "Show all images" replaces the "go back" action.
      ...(isFiltered && { empty: labels.nothingFound, emptyTitle: labels.nothingFoundTitle, goBack: '' }),
      // A separate live region announces how many images were added.
      ...(appends && { position: '' }),
    }),
    [givenLabels, pages, pagesAbove, isFiltered, labels, appends],
  );
  const name = landmarkName(labels.searchOf, title);
  return { backend, source, browsing, urlState, paging, appends, labels, name, galleryLabels };
}

const SEED_LIMIT = 2 ** 31;

const createSeed = (): string => String(Math.floor(Math.random() * SEED_LIMIT));

/**
 * Manages a gallery's page, search, order and tags as a single state. Returns options for `useGallery`. `useSearch`,
 * `useSort` and `useTagFilter` change the state.
 *
 * @example
 * const browsing = useBrowsing();
 * const gallery = useGallery({ source, ...browsing.galleryOptions });
 * const search = useSearch(browsing);
 * <form {...search.getFormProps()}><input {...search.getInputProps()} /></form>
 */
export function useBrowsing(options: UseBrowsingOptions = {}): UseBrowsingResult {
  const { defaultState, appends = false } = options;
  const [state, requestState] = useControllableState<BrowsingState, BrowsingReason>({
    name: 'state',
    value: options.state,
    defaultValue: changeBrowsing(DEFAULT_BROWSING_STATE, { page: 1, ...defaultState }),
    onChange: options.onStateChange,
  });
  const { newest, setPending } = usePendingValue(state);
  const change = useStableCallback(
    (wanted: Partial<BrowsingState>, reason: BrowsingReason = 'imperative', event?: Event): void => {
      const next = changeBrowsing(newest(), wanted, createSeed());
      if (requestState(next, reason, event)) setPending(next);
    },
  );
  const reset = useStableCallback((event?: Event) => change({ search: '', tagIds: [], page: 1 }, 'reset', event));
  const { showAll } = useLabels(BROWSING_LABELS, options.labels);
  const getResetButtonProps = useCallback(
    (props?: ElementProps<'button'>) =>
      mergeProps(
        buttonProps(showAll, ({ nativeEvent }) => reset(nativeEvent)),
        props,
      ),
    [showAll, reset],
  );
  const handlePageChange = useStableCallback((page: number, details: ChangeDetails<GalleryPageReason>): void => {
    // A new query already includes its page: page 1 after user input, or any page if the query comes from the URL.
    if (details.reason === 'query') details.cancel();
    else change({ page }, appends ? 'appending' : details.reason, details.event);
  });

  const { page } = state;
  const query = useMemo(() => browsingQuery(state), [state]);
  const galleryOptions = useMemo(
    () => ({ page, query, onPageChange: handlePageChange }),
    [page, query, handlePageChange],
  );
  const isFiltered = state.search !== '' || state.tagIds.length > 0;
  return useMemo(
    () => ({ state, change, isFiltered, reset, getResetButtonProps, query, galleryOptions }),
    [state, change, isFiltered, reset, getResetButtonProps, query, galleryOptions],
  );
}

export interface UseAppendingSourceOptions<TImage extends GalleryImage = GalleryImage> {
  /**
   * The page that is embedded in the server-rendered HTML, if any. It contains the images of this page and of all pages
   * before it.
   */
  readonly page?: GalleryPage<TImage> | undefined;
  /** The query that `page` was loaded with. */
  readonly query?: AppendingStart<TImage>['query'];
  /** If false, the source is returned unchanged. @default true */
  readonly enabled?: boolean | undefined;
}

/**
 * Returns a source whose pages are appended, so that the list in `useGallery` grows. Keep `source` stable between
 * renders, because a new source starts over.
 *
 * @example
 * const source = useAppendingSource(backend.gallery);
 * const browsing = useBrowsing({ appends: true });
 * const gallery = useGallery({ source, ...browsing.galleryOptions });
 * const more = useAppendedPages(gallery);
 */
export function useAppendingSource<
  TImage extends GalleryImage,
  TSource extends GallerySource<TImage> | undefined = GallerySource<TImage>,
>(source: TSource, options: UseAppendingSourceOptions<TImage> = {}): TSource | GallerySource<TImage> {
  const { page, query, enabled = true } = options;
  const [start] = useState(() => ({ source, pages: page && { page, query } }));
  const appending = useMemo(
    () => source && createAppendingSource<TImage>(source, source === start.source ? start.pages : undefined),
    [source, start],
  );
  return enabled && appending ? appending : source;
}
