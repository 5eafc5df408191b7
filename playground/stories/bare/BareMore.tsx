import { useLoadMore, type LoadMoreTarget, type UseLoadMoreOptions } from '@loggia/hooks';

export interface BareMoreProps extends Pick<UseLoadMoreOptions, 'onNeedMore'> {
  readonly lightbox: LoadMoreTarget;
}

/** Loads more images near the edges of the list, and shows status and errors. */
export function BareMore({ lightbox, onNeedMore }: BareMoreProps) {
  const more = useLoadMore(lightbox, { onNeedMore });
  return (
    <div className="bare-more">
      <div {...more.getStatusProps()} />
      {more.error && <button {...more.getRetryButtonProps()} />}
    </div>
  );
}
