'use client';
import { useLoadMore } from '@loggia/hooks/loadMore';
import { endEvents } from '@loggia/hooks/shared';
import type { UseLightboxResult } from '@loggia/hooks/lightbox';
import type { LoadMoreLabels, UseLoadMoreOptions } from '@loggia/hooks/loadMore';
import type { LightboxSlots } from '../../layouts/LightboxSlots.ts';
import { fillSlot } from '../../slots.ts';

export interface LoadMoreProps extends Pick<UseLoadMoreOptions, 'onNeedMore'> {
  readonly lightbox: UseLightboxResult;
  readonly slot: LightboxSlots['loadMore'];
  readonly labels: Partial<LoadMoreLabels> | undefined;
}

/** Loads more of a lightbox's list near its end, and says over the picture what the visitor waits for. */
export function LoadMore({ lightbox, onNeedMore, slot, labels }: LoadMoreProps) {
  const more = useLoadMore(lightbox, { onNeedMore, labels });
  // It is drawn beside the lightbox, and not in it.
  const ended = endEvents({
    className: 'loggia-load-more',
    'data-status': more.status,
    'data-shown': more.message ? '' : undefined,
  });
  return fillSlot(
    slot,
    { lightbox, more },
    <div {...ended}>
      <div {...more.getStatusProps()} />
      {more.failure && <button {...more.getRetryButtonProps()}>{more.labels.retry}</button>}
    </div>,
  );
}
