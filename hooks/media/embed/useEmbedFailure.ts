'use client';
import { useMemo } from 'react';
import type { PropGetter } from '../../core/shared/ElementProps.ts';
import { focusHandoverRef } from '../../core/shared/engine/focus.ts';
import { mergeProps } from '../../core/shared/mergeProps.ts';
import { useLabels } from '../../core/shared/useLabels.ts';
import { EMBED_LABELS, type EmbedLabels } from './labels.ts';

export interface UseEmbedFailureOptions {
  readonly labels?: Partial<EmbedLabels> | undefined;
}

export interface UseEmbedFailureResult {
  /** Returns props for the error message. Render it inside the element that would otherwise contain the embed. */
  readonly getFailureProps: PropGetter<'div'>;
  /**
   * Returns props for the retry button inside the message. Pass an `onClick` handler that retries. If the focused
   * button is removed, focus moves to the message's parent.
   */
  readonly getRetryButtonProps: PropGetter<'button'>;
  readonly labels: EmbedLabels;
}

/** Returns the error message's parent. It receives focus so that keyboard navigation continues from there. */
function findContainer(button: HTMLElement): HTMLElement | null | undefined {
  const container = button.closest('[data-embed-failure]')?.parentElement;
  if (container && !container.hasAttribute('tabindex')) container.tabIndex = -1;
  return container;
}

/**
 * Reports that an embed's chunk failed to load, and offers a retry. Use it for embeds loaded with `useChunk`.
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
    const ref = focusHandoverRef(findContainer);
    return {
      getFailureProps: (props) => mergeProps({ role: 'status', 'data-embed-failure': '' } as const, props),
      getRetryButtonProps: (props) => mergeProps({ type: 'button', ref, children: labels.retry } as const, props),
      labels,
    };
  }, [labels]);
}
