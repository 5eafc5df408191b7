'use client';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { ChangeDetails } from '../../core/shared/createChangeDetails.ts';
import type { ElementProps } from '../../core/shared/ElementProps.ts';
import { fullUrl } from '../../core/shared/engine/pageUrl.ts';
import { foldUrl, safeSource } from '../../core/shared/urls.ts';
import { useStableCallback } from '../../core/shared/useStableCallback.ts';
import { useUnchanged } from '../../core/shared/useUnchanged.ts';
import {
  BROWSING_PARAMETERS,
  changeBrowsing,
  readBrowsing,
  writeBrowsing,
  type BrowsingParameters,
  type BrowsingState,
} from './browsingState.ts';
import { readUrl, subscribeToUrl, writeUrl } from './engine/urlStore.ts';
import type { BrowsingReason } from './types.ts';

/** How the URL changes: `inPlace` updates it without loading a document, while `reload` navigates to it like a link. */
export type BrowsingNavigation = 'inPlace' | 'reload';

export interface UseBrowsingUrlStateOptions {
  /**
   * The query parameter names. If there are several galleries on a page, give each one its own names.
   * @default BROWSING_PARAMETERS
   */
  readonly parameters?: BrowsingParameters | undefined;
  /** Whether changes update the URL in place or navigate to the new URL. @default 'inPlace' */
  readonly navigation?: BrowsingNavigation | undefined;
  /** The page's path and query, for server rendering. @default '' */
  readonly url?: string | undefined;
}

export interface BrowsingUrlState {
  /** The state in the URL. The object stays the same until the state changes. */
  readonly state: BrowsingState;
  /** Whether the URL contains at least one of the parameters. */
  readonly hasParameters: boolean;
  readonly onStateChange: (state: BrowsingState, details: ChangeDetails<BrowsingReason>) => void;
  /**
   * Returns the path and query for a changed state. Use it for links that work without JavaScript and in a new tab. On
   * the client, it returns an absolute URL if the page has a `<base>`.
   */
  hrefOf(change: Partial<BrowsingState>): string;
  /** Returns the hidden fields for a `get` form. They keep the parameters that the form does not set itself. */
  hiddenFieldsFor(own: readonly (keyof BrowsingParameters)[]): readonly (readonly [name: string, value: string])[];
  /** The form's `action`: the page's path, or its absolute URL if the page has a `<base>`. */
  readonly path: string;
  readonly parameters: BrowsingParameters;
  readonly navigation: BrowsingNavigation;
}

/**
 * The changes that replace the history entry. If they added entries, Back would step through the pages of a growing
 * list instead of leaving the list.
 */
const REPLACING: ReadonlySet<BrowsingReason> = new Set(['appending', 'imperative']);

/**
 * Keeps the page, search, order and tags in the URL's query, and responds to Back and Forward. It only changes its own
 * parameters, so a page can have several galleries.
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

/** Returns the props that let a form navigate to its URL without JavaScript. */
export function formPropsOf(
  urlState: Pick<BrowsingUrlState, 'path'> | undefined,
): Pick<ElementProps<'form'>, 'method' | 'action'> {
  return urlState ? { method: 'get', action: safeSource(urlState.path || undefined, 'form') } : {};
}
