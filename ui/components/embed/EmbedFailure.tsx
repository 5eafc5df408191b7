'use client';
import { useEmbedFailure } from '@loggia/hooks/embed';
import type { PropGetter } from '@loggia/hooks/shared';
import { useKit } from '../../KitProvider.tsx';

export interface EmbedFailureProps {
  /** Returns the props of the retry button. */
  readonly getRetryButtonProps: PropGetter<'button'>;
}

/** The notice below a video or post whose code could not be loaded, with a retry button. */
export function EmbedFailure({ getRetryButtonProps }: EmbedFailureProps) {
  const failure = useEmbedFailure({ labels: useKit().labels?.embed });
  return (
    <div {...failure.getFailureProps({ className: 'loggia-embed-failure' })}>
      <p>{failure.labels.unavailable}</p>
      <button {...failure.getRetryButtonProps(getRetryButtonProps({ children: failure.labels.retry }))} />
    </div>
  );
}
