'use client';
import type { UseEmbedResult } from '@loggia/hooks/embed';

export interface EmbedNoticeProps {
  readonly embed: Pick<UseEmbedResult, 'notice' | 'canRemember' | 'getAlwaysButtonProps'>;
}

/** Says what loading means, and offers to agree for good where that is remembered. */
export function EmbedNotice({ embed }: EmbedNoticeProps) {
  const { 'aria-label': text, ...always } = embed.getAlwaysButtonProps({ className: 'loggia-embed-always' });
  return (
    <>
      <p>{embed.notice}</p>
      {embed.canRemember && <button {...always}>{text}</button>}
    </>
  );
}
