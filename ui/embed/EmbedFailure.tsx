'use client';
import { useEmbedFailure } from '@loggia/hooks/embed';
import type { PropGetter } from '@loggia/hooks/shared';
import { useKit } from '../KitProvider.tsx';
import { Notice } from '../notice/Notice.tsx';

export interface EmbedFailureProps {
  /** Returns the props for the retry button. */
  readonly getRetryButtonProps: PropGetter<'button'>;
}

/** Renders a notice with a retry button below a video or post whose chunk failed to load. */
export function EmbedFailure({ getRetryButtonProps }: EmbedFailureProps) {
  const failure = useEmbedFailure({ labels: useKit().labels?.embed });
  return (
    <Notice
      {...failure.getFailureProps({ className: 'loggia-notice loggia-embed-failure' })}
      kind="failed"
      isCompact
      heading={failure.labels.unavailableTitle}
      text={<p>{failure.labels.unavailable}</p>}
    >
      <button {...failure.getRetryButtonProps(getRetryButtonProps())} />
    </Notice>
  );
}
