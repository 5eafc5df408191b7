'use client';
import { useMemo } from 'react';
import { buttonProps } from '../shared/buttonProps.ts';
import { mergeProps } from '../shared/mergeProps.ts';
import { useLabels } from '../shared/useLabels.ts';
import { useStableCallback } from '../shared/useStableCallback.ts';
import { useWhenOnline } from '../shared/useWhenOnline.ts';
import { REST_LABELS } from './labels.ts';
import { restFailureText } from './restFailureText.ts';
import type { UseRestOptions, UseRestResult } from './restTypes.ts';
import { useRestRequest } from './useRestRequest.ts';

type Getters = Pick<
  UseRestResult<unknown>,
  'getContentProps' | 'getStatusProps' | 'getMessageProps' | 'getRetryButtonProps'
>;

/**
 * One question to a REST interface as state. Equal questions that are asked at the same time are one request; a new question, or
 * leaving the page, ends the old one, and a late answer changes nothing. After a failure for want of a network it asks by itself
 * once that is back.
 *
 * @example
 * const posts = useRest({ client: rest, reading: { path: '/wp/v2/posts', query: { per_page: 5 } }, parse: parsePosts });
 * <p {...posts.getStatusProps()} />
 * <ul {...posts.getContentProps()}>{posts.data?.map(…)}</ul>
 */
export function useRest<TAnswer>(options: UseRestOptions<TAnswer>): UseRestResult<TAnswer> {
  const labels = useLabels(REST_LABELS, options.labels);
  const { state, abort, ...request } = useRestRequest(options);
  const { status } = state;
  const failure = state.status === 'failed' ? state.failure : null;
  const data = state.status === 'idle' ? undefined : state.kept?.value;
  const message = failure ? restFailureText(failure, labels) : '';
  const retry = useStableCallback(() => request.retry());
  useWhenOnline(failure?.code === 'offline', retry);

  const getters = useMemo<Getters>(() => {
    const shared = { 'data-status': status };
    const statusText = status === 'loading' ? labels.loading : '';
    const retryButton = { ...buttonProps(labels.retry, retry), hidden: status !== 'failed' };
    return {
      getContentProps: (props) => mergeProps({ ...shared, 'aria-busy': status === 'loading' }, props),
      getStatusProps: (props) => mergeProps({ ...shared, role: 'status', children: statusText } as const, props),
      getMessageProps: (props) => mergeProps({ ...shared, role: 'alert', children: message } as const, props),
      getRetryButtonProps: (props) => mergeProps(retryButton, props),
    };
  }, [status, message, labels, retry]);

  return { status, data, failure, message, retry, abort, ...getters, labels };
}
