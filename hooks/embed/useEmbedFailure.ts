'use client';
import { useMemo } from 'react';
import type { PropGetter } from '../shared/ElementProps.ts';
import { focusHandoverRef } from '../shared/engine/focus.ts';
import { mergeProps } from '../shared/mergeProps.ts';
import { useLabels } from '../shared/useLabels.ts';
import { EMBED_LABELS } from './labels.ts';
import type { EmbedLabels } from './labels.ts';

export interface UseEmbedFailureOptions {
  readonly labels?: Partial<EmbedLabels> | undefined;
}

export interface UseEmbedFailureResult {
  /** For the message that the embed could not be loaded, a child of the element that will contain it. */
  readonly getFailureProps: PropGetter<'div'>;
  /** For the button in it, with the `onClick` that tries again. When the button is removed, its focus moves to that element. */
  readonly getRetryButtonProps: PropGetter<'button'>;
  readonly labels: EmbedLabels;
}

/** Returns the element around the failure, which takes its focus, so that the keyboard continues from there. */
function findRoom(button: HTMLElement): HTMLElement | null | undefined {
  const room = button.closest('[data-embed-failure]')?.parentElement;
  if (room && !room.hasAttribute('tabindex')) room.tabIndex = -1;
  return room;
}

/**
 * Reports that the code of an embed could not be loaded, and offers another try. For an embed that is loaded by `useChunk`.
 *
 * @example
 * const failure = useEmbedFailure();
 * <div {...failure.getFailureProps()}>
 *   {failure.labels.unavailable} <button {...failure.getRetryButtonProps({ onClick: retry })} />
 * </div>
 */
export function useEmbedFailure(options: UseEmbedFailureOptions = {}): UseEmbedFailureResult {
  const labels = useLabels(EMBED_LABELS, options.labels);
  return useMemo(() => {
    const ref = focusHandoverRef(findRoom);
    return {
      getFailureProps: (props) => mergeProps({ role: 'status', 'data-embed-failure': '' } as const, props),
      getRetryButtonProps: (props) => mergeProps({ type: 'button', ref, children: labels.retry } as const, props),
      labels,
    };
  }, [labels]);
}
