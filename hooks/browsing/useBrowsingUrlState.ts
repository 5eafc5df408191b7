'use client';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { ChangeDetails } from '../shared/createChangeDetails.ts';
import type { ElementProps } from '../shared/ElementProps.ts';
import { fullUrl } from '../shared/engine/pageUrl.ts';
import { foldUrl, safeSource } from '../shared/urls.ts';
import { useStableCallback } from '../shared/useStableCallback.ts';
import { useUnchanged } from '../shared/useUnchanged.ts';
import { BROWSING_PARAMETERS, changeBrowsing, readBrowsing, writeBrowsing } from './browsingState.ts';
import type { BrowsingParameters, BrowsingState } from './browsingState.ts';
import { readUrl, subscribeToUrl, writeUrl } from './engine/urlStore.ts';
import type { BrowsingReason } from './types.ts';

/** How the URL changes: `inPlace` updates it without loading a document, `reload` navigates to it like a link. */
export type BrowsingNavigation = 'inPlace' | 'reload';

export interface UseBrowsingUrlStateOptions {
  /** The query parameter names. Use different names for each gallery on a page. @default BROWSING_PARAMETERS */
  readonly parameters?: BrowsingParameters | undefined;
  /** Whether a change updates the URL in place or navigates to it. @default 'inPlace' */
  readonly navigation?: BrowsingNavigation | undefined;
  /** The path and query of the page, for server rendering. @default '' */
  readonly url?: string | undefined;
}

export interface BrowsingUrlState {
  /** The state in the URL. Its identity is stable until it changes. */
  readonly state: BrowsingState;
  /** Whether the URL has at least one of the parameters. */
  readonly hasParameters: boolean;
  readonly onStateChange: (state: BrowsingState, details: ChangeDetails<BrowsingReason>) => void;
  /**
   * Returns the path and query of a changed state, for links that work without JavaScript and in a new tab. On the
   * client it returns an absolute URL if the page has a `<base>`.
   */
  hrefOf(change: Partial<BrowsingState>): string;
  /** Returns the hidden fields with which a `get` form keeps the parameters it does not own. */
  hiddenFieldsFor(own: readonly (keyof BrowsingParameters)[]): readonly (readonly [name: string, value: string])[];
  /** The form's `action`: the path of the page, or its absolute URL as in `hrefOf`. */
  readonly path: string;
  readonly parameters: BrowsingParameters;
  readonly navigation: BrowsingNavigation;
}

/** Changes that replace the history entry, so that Back leaves a list that has grown. */
const REPLACING: ReadonlySet<BrowsingReason> = new Set(['appending', 'imperative']);

/**
 * Keeps the page, search, order and tags in the URL's query, and follows Back and Forward. It changes only its own
 * parameters, so several galleries can share a page.
 *
 * @example
 * const urlState = useBrowsingUrlState({ parameters: { ...BROWSING_PARAMETERS, page: 'photos_page' } });
 * const browsing = useBrowsing(urlState);
 */
export function useBrowsingUrlState(options: UseBrowsingUrlStateOptions = {}): BrowsingUrlState {
  const { parameters = BROWSING_PARAMETERS, navigation = 'inPlace', url = '' } = options;
  const currentUrl = useSyncExternalStore(subscribeToUrl, readUrl, () => foldUrl(url));
  const { page, search, sort, tags, randomSeed } = parameters;
  const names = useMemo(() => ({ page, search, sort, tags, randomSeed }), [page, search, sort, tags, randomSeed]);

  const { path, query } = useMemo(() => splitUrl(currentUrl), [currentUrl]);
  const read = useMemo(() => readBrowsing(query, names), [query, names]);
  const tagIds = useUnchanged(read.tagIds);
  const state = useUnchanged<BrowsingState>({ ...read, tagIds });

  const hasParameters = Object.values(names).some((name) => query.has(name));
  const hrefOf = useCallback(
    (change: Partial<BrowsingState>) => urlOf(path, query, changeBrowsing(state, change), names),
    [path, query, state, names],
  );
  const hiddenFieldsFor = useCallback(
    (own: readonly (keyof BrowsingParameters)[]) => {
      // A form always starts at page 1.
      const taken = new Set([...own, 'page' as const].map((part) => names[part]));
      return [...query].filter(([name]) => !taken.has(name));
    },
    [query, names],
  );
  const onStateChange = useStableCallback((next: BrowsingState, { reason }: ChangeDetails<BrowsingReason>) => {
    // Another gallery may have changed the URL since the last render.
    const now = splitUrl(readUrl());
    const target = urlOf(now.path, now.query, next, names);
    if (navigation === 'reload' && reason !== 'appending') window.location.assign(fullUrl(target));
    else writeUrl(target + window.location.hash, !REPLACING.has(reason));
  });

  return useMemo(
    () => ({ state, hasParameters, onStateChange, hrefOf, hiddenFieldsFor, path, parameters: names, navigation }),
    [state, hasParameters, onStateChange, hrefOf, hiddenFieldsFor, path, names, navigation],
  );
}

function splitUrl(url: string): { readonly path: string; readonly query: URLSearchParams } {
  const start = url.indexOf('?');
  const path = start < 0 ? url : url.slice(0, start);
  return { path, query: new URLSearchParams(start < 0 ? '' : url.slice(start)) };
}

function urlOf(path: string, query: URLSearchParams, state: BrowsingState, names: BrowsingParameters): string {
  const text = writeBrowsing(query, state, names).toString();
  return text ? `${path}?${text}` : path || '?';
}

/** Returns the props with which a form navigates to its URL without JavaScript. */
export function formPropsOf(
  urlState: Pick<BrowsingUrlState, 'path'> | undefined,
): Pick<ElementProps<'form'>, 'method' | 'action'> {
  return urlState ? { method: 'get', action: safeSource(urlState.path || undefined, 'form') } : {};
}
