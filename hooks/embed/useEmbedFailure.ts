'use client';
import { useMemo } from 'react';
import type { PropGetter } from '../shared/ElementProps.ts';
import { leavingFocusRef } from '../shared/engine/focus.ts';
import { mergeProps } from '../shared/mergeProps.ts';
import { useLabels } from '../shared/useLabels.ts';
import { EMBED_LABELS } from './labels.ts';
import type { EmbedLabels } from './labels.ts';

export interface UseEmbedFailureOptions {
  readonly labels?: Partial<EmbedLabels> | undefined;
}

export interface UseEmbedFailureResult {
  /** For what says that the embed cannot be shown yet, a child of the element that will hold it. */
  readonly getFailureProps: PropGetter<'div'>;
  /** For the button in it, with the `onClick` that asks again. Focus on it goes to that element when the button goes. */
  readonly getRetryButtonProps: PropGetter<'button'>;
  readonly labels: EmbedLabels;
}

/** The element around the failure takes what it held: a keyboard goes on from where it was. */
function findRoom(button: HTMLElement): HTMLElement | null | undefined {
  const room = button.closest('[data-embed-failure]')?.parentElement;
  if (room && !room.hasAttribute('tabindex')) room.tabIndex = -1;
  return room;
}

/**
 * Says that the code which shows embedded media could not be had, and offers another try: for an embed that comes by `useChunk`.
 *
 * @example
 * const failure = useEmbedFailure();
 * <div {...failure.getFailureProps()}>
 *   {failure.labels.unavailable} <button {...failure.getRetryButtonProps({ onClick: retry })}>{failure.labels.retry}</button>
 * </div>
 */
export function useEmbedFailure(options: UseEmbedFailureOptions = {}): UseEmbedFailureResult {
  const labels = useLabels(EMBED_LABELS, options.labels);
  return useMemo(() => {
    const ref = leavingFocusRef(findRoom);
    return {
      getFailureProps: (props) => mergeProps({ role: 'status', 'data-embed-failure': '' } as const, props),
      getRetryButtonProps: (props) => mergeProps({ type: 'button', ref } as const, props),
      labels,
    };
  }, [labels]);
}
