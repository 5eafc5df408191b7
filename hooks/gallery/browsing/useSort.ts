'use client';
import { useMemo, type ChangeEvent } from 'react';
import type { ElementProps, PropGetter } from '../../core/shared/ElementProps.ts';
import { mergeProps } from '../../core/shared/mergeProps.ts';
import { useLabels } from '../../core/shared/useLabels.ts';
import { SORTS } from './constants.ts';
import { BROWSING_LABELS, type BrowsingLabels } from './labels.ts';
import type { BrowsingHandle } from './types.ts';
import type { BrowsingUrlState } from './useBrowsingUrlState.ts';

export interface SortOption {
  readonly value: string;
  readonly label: string;
}

export interface UseSortOptions {
  /** The available sort orders. For custom orders, use `options`. @default all orders that the backend supports */
  readonly sorts?: readonly (typeof SORTS)[number][] | undefined;
  /** Custom sort orders with labels. Replaces `sorts`. */
  readonly options?: readonly SortOption[] | undefined;
  /** The gallery's own order. It is omitted from the query. @default 'default' */
  readonly defaultSort?: string | undefined;
  readonly urlState?: BrowsingUrlState | undefined;
  readonly labels?: Partial<BrowsingLabels> | undefined;
}

export interface UseSortResult {
  /** The current sort order. */
  readonly sort: string;
  readonly options: readonly SortOption[];
  /** Sets the sort order. Setting `'random'` again reshuffles the images. */
  setSort(sort: string): void;
  readonly getSelectProps: PropGetter<'select'>;
  readonly labels: BrowsingLabels;
}

/**
 * Manages a select for the gallery's sort order.
 *
 * @example
 * const sort = useSort(browsing);
 * <select {...sort.getSelectProps()}>
 *   {sort.options.map(({ value, label }) => <option key={value} value={value}>{label}</option>)}
 * </select>
 */
export function useSort(
  { state, change }: Pick<BrowsingHandle, 'state' | 'change'>,
  options: UseSortOptions = {},
): UseSortResult {
  const { sorts = SORTS, defaultSort = 'default', urlState } = options;
  const labels = useLabels(BROWSING_LABELS, options.labels);
  const sort = state.sort || defaultSort;
  const own = options.options ?? sorts.map((value) => ({ value, label: labels.sorts[value] }));

  const getters = useMemo(() => {
    const setSort = (next: string, event?: Event) =>
      change({ sort: next === defaultSort ? '' : next, page: 1 }, 'sort', event);
    return {
      setSort: (next: string) => setSort(next),
      getSelectProps: (props?: ElementProps<'select'>) =>
        mergeProps(
          {
            value: sort,
            name: urlState?.parameters.sort,
            'aria-label': labels.sort,
            onChange: (event: ChangeEvent<HTMLSelectElement>) => setSort(event.currentTarget.value, event.nativeEvent),
          },
          props,
        ),
    };
  }, [sort, defaultSort, urlState, labels, change]);
  return { sort, options: own, ...getters, labels };
}
