'use client';
import { useCallback, useMemo } from 'react';
import type { ChangeDetails } from '../shared/createChangeDetails.ts';
import type { GalleryPageReason } from '../gallery/types.ts';
import { usePendingValue, useControllableState } from '../shared/useControllableState.ts';
import { buttonProps } from '../shared/controlProps.ts';
import type { ElementProps } from '../shared/ElementProps.ts';
import { mergeProps } from '../shared/mergeProps.ts';
import { useLabels } from '../shared/useLabels.ts';
import { useStableCallback } from '../shared/useStableCallback.ts';
import { BROWSING_LABELS } from './labels.ts';
import { browsingQuery, changeBrowsing, NOTHING_ASKED } from './browsingState.ts';
import type { BrowsingState } from './browsingState.ts';
import type { BrowsingReason, UseBrowsingOptions, UseBrowsingResult } from './types.ts';

/** The parameter names that the plugin's server uses. */
const SEED_LIMIT = 2 ** 31;

const createSeed = (): string => String(Math.floor(Math.random() * SEED_LIMIT));

/**
 * The visitor's page, search, order and tags of a gallery, as one state. It makes the options of `useGallery`, and
 * `useSearch`, `useSort` and `useTagFilter` change it.
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
    defaultValue: changeBrowsing(NOTHING_ASKED, { page: 1, ...defaultState }),
    onChange: options.onStateChange,
  });
  const { newest, ask } = usePendingValue(state);
  const change = useStableCallback(
    (wanted: Partial<BrowsingState>, reason: BrowsingReason = 'imperative', event?: Event): void => {
      const next = changeBrowsing(newest(), wanted, createSeed());
      if (requestState(next, reason, event)) ask(next);
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
    // A new query brings its own page: 1 where the visitor made it, another one where the address did.
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
