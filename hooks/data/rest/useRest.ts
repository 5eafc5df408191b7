'use client';
import { useEffect, useMemo, useReducer, useRef } from 'react';
import type { LoggiaError } from '../../core/errors/LoggiaError.ts';
import { isConnectionFailure } from '../../core/errors/responseErrors.ts';
import { toLoggiaError } from '../../core/errors/engine/toLoggiaError.ts';
import { textButtonProps } from '../../core/shared/controlProps.ts';
import type { PropGetter } from '../../core/shared/ElementProps.ts';
import { mergeProps } from '../../core/shared/mergeProps.ts';
import { useLabels } from '../../core/shared/useLabels.ts';
import { useLatestRef, useStableCallback } from '../../core/shared/useStableCallback.ts';
import { useWhenOnline } from '../../core/shared/useWhenOnline.ts';
import { shareResponse } from './engine/shareResponse.ts';
import { REST_LABELS, type RestLabels } from './labels.ts';
import { parseResponse } from './readRestResponse.ts';
import { restErrorText } from './restErrorText.ts';
import { IDLE_REQUEST, isSameRequest, restReducer, type RestEvent, type RestState } from './restReducer.ts';
import type { RestClient, RestParser, RestQueryValue, RestTarget } from './types.ts';

/** The resource to load and its query. */
export type RestResource = RestTarget & { readonly query?: Readonly<Record<string, RestQueryValue>> | undefined };

export interface UseRestOptions<TData> {
  /** The client that sends the requests. Create it once, outside the component. */
  readonly client: RestClient;
  /** The resource to load. You can create it inline. If it is `null`, no request is made. */
  readonly resource: RestResource | null;
  /**
   * Validates the response and returns a typed value. Throws if the response is invalid. The function passed in the
   * latest render is used.
   */
  readonly parse: RestParser<TData>;
  /** Whether to load the resource. @default true */
  readonly enabled?: boolean | undefined;
  readonly labels?: Partial<RestLabels> | undefined;
}

export type RestStatus = 'idle' | 'loading' | 'ready' | 'failed';

export interface UseRestResult<TData> {
  readonly status: RestStatus;
  /**
   * The last parsed response for this resource. It is kept while the resource is being reloaded and if reloading fails.
   */
  readonly data: TData | undefined;
  /** The error if the request failed, otherwise `null`. */
  readonly error: LoggiaError | null;
  /** The error message if the request failed, otherwise an empty string. */
  readonly message: string;
  /** Repeats the request. Call this after a failure or to refresh the data. */
  readonly retry: () => void;
  /** Aborts the request if it is still in progress. */
  readonly abort: () => void;
  /** Props for the element that shows the data. It has `aria-busy` while a request is running. */
  readonly getContentProps: PropGetter<'div'>;
  /** Props for a live region that announces loading. */
  readonly getStatusProps: PropGetter<'p'>;
  /** Props for an element that shows the error message. */
  readonly getErrorProps: PropGetter<'p'>;
  /** Props for a retry button that is hidden unless the request failed. */
  readonly getRetryButtonProps: PropGetter<'button'>;
  readonly labels: RestLabels;
}

type Getters = Pick<
  UseRestResult<unknown>,
  'getContentProps' | 'getStatusProps' | 'getErrorProps' | 'getRetryButtonProps'
>;

/**
 * Loads a resource from a REST API. Concurrent requests for the same resource are shared. Changing the resource or
 * unmounting the component aborts the request, and late responses are ignored. After a network failure, the resource is
 * reloaded when the device comes back online.
 *
 * @example
 * const posts = useRest({ client: rest, resource: { path: '/wp/v2/posts', query: { per_page: 5 } }, parse: parsePosts });
 * <p {...posts.getStatusProps()} />
 * <ul {...posts.getContentProps()}>{posts.data?.map(…)}</ul>
 */
export function useRest<TData>(options: UseRestOptions<TData>): UseRestResult<TData> {
  const labels = useLabels(REST_LABELS, options.labels);
  const { state, abort, ...request } = useRestRequest(options);
  const { status } = state;
  const failure = state.status === 'failed' ? state.failure : null;
  const data = state.status === 'idle' ? undefined : state.loaded?.value;
  const message = failure ? restErrorText(failure, labels) : '';
  const retry = useStableCallback(() => request.retry());
  useWhenOnline(isConnectionFailure(failure), retry);

  const getters = useMemo<Getters>(() => {
    const shared = { 'data-status': status };
    const statusText = status === 'loading' ? labels.loading : '';
    const retryButton = { ...textButtonProps(labels.retry, retry), hidden: status !== 'failed' };
    return {
      getContentProps: (props) => mergeProps({ ...shared, 'aria-busy': status === 'loading' }, props),
      getStatusProps: (props) => mergeProps({ ...shared, role: 'status', children: statusText } as const, props),
      getErrorProps: (props) => mergeProps({ ...shared, role: 'alert', children: message } as const, props),
      getRetryButtonProps: (props) => mergeProps(retryButton, props),
    };
  }, [status, message, labels, retry]);

  return { status, data, error: failure, message, retry, abort, ...getters, labels };
}

interface RestRequest<TData> {
  readonly state: RestState<TData>;
  retry(): void;
  abort(): void;
}

function keyOf({ path, namespace, endpoint, query }: RestResource): string {
  return JSON.stringify([path, namespace, endpoint, query]);
}

/**
 * Loads the resource whenever it changes. Only the response to the latest request is used, and components share
 * identical requests.
 */
function useRestRequest<TData>(options: UseRestOptions<TData>): RestRequest<TData> {
  const { client, resource, enabled = true } = options;
  const key = enabled && resource ? keyOf(resource) : null;
  const [revision, reload] = useReducer((count: number) => count + 1, 0);
  const [state, dispatch] = useReducer<RestState<TData>, [RestEvent<TData>]>(restReducer<TData>, IDLE_REQUEST);
  const requestCount = useRef(0);
  const controller = useRef<AbortController | null>(null);
  const latest = useLatestRef(options);

  useEffect(() => {
    if (key === null) return undefined;
    const own = new AbortController();
    const { signal } = own;
    controller.current = own;
    requestCount.current += 1;
    const request = requestCount.current;
    dispatch({ type: 'requested', request, client, key });

    async function load(resourceKey: string): Promise<void> {
      try {
        // The request is deferred, so that StrictMode's first run, which is aborted immediately, sends nothing.
        await Promise.resolve();
        signal.throwIfAborted();
        const { resource } = latest.current;
        if (!resource) return;
        const response = await shareResponse(client, resourceKey, { ...resource, signal });
        dispatch({ type: 'responded', request, value: parseResponse(response, latest.current.parse) });
      } catch (error) {
        if (!signal.aborted) dispatch({ type: 'failed', request, failure: toLoggiaError(error) });
      }
    }
    void load(key);
    return () => {
      own.abort();
      dispatch({ type: 'aborted' });
    };
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another revision loads the same resource again
  }, [client, key, latest, revision]);

  const isOurs = key !== null && isSameRequest(state, { client, key });
  const shown = key === null ? IDLE_REQUEST : ({ status: 'loading', client, key, request: 0, loaded: null } as const);
  return {
    state: isOurs ? state : shown,
    retry: reload,
    abort: useStableCallback(() => {
      controller.current?.abort();
      dispatch({ type: 'aborted' });
    }),
  };
}
