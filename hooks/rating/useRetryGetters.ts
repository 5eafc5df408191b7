'use client';
import { useMemo } from 'react';
import type { MouseEvent } from 'react';
import { buttonProps } from '../shared/buttonProps.ts';
import { mergeProps } from '../shared/mergeProps.ts';
import type { UseRatingResult } from './types.ts';

type Getters = Pick<
  UseRatingResult,
  'getHintProps' | 'getStatusProps' | 'getMessageProps' | 'getRetryButtonProps' | 'getCancelButtonProps'
>;

/** The getters of the hint, of the line that says that a vote is still under way, and of what is shown when a vote could not be saved. */
export function useRetryGetters(
  rating: Pick<UseRatingResult, 'hint' | 'statusText' | 'message' | 'canRetry' | 'retry' | 'cancel' | 'labels'>,
  takeFocus: () => void,
): Getters {
  const { hint, statusText, message, canRetry, retry, cancel, labels } = rating;
  return useMemo(() => {
    // Both buttons go when they are pressed; focus goes before them.
    const handleRetry = (event: MouseEvent) => {
      takeFocus();
      retry(event.nativeEvent);
    };
    const handleCancel = () => {
      takeFocus();
      cancel();
    };
    const retryButton = { ...buttonProps(labels.retry, handleRetry), hidden: !canRetry };
    const cancelButton = { ...buttonProps(labels.cancel, handleCancel), hidden: message === '' };
    return {
      getHintProps: (props) => mergeProps({ children: hint }, props),
      getStatusProps: (props) => mergeProps({ role: 'status', children: statusText } as const, props),
      getMessageProps: (props) => mergeProps({ role: 'alert', children: message } as const, props),
      getRetryButtonProps: (props) => mergeProps(retryButton, props),
      getCancelButtonProps: (props) => mergeProps(cancelButton, props),
    };
  }, [hint, statusText, message, canRetry, retry, cancel, labels, takeFocus]);
}
