import { useLoadMore } from '@loggia/hooks';
import type { LoadMoreTarget, UseLoadMoreOptions } from '@loggia/hooks';

export interface BareMoreProps extends Pick<UseLoadMoreOptions, 'onNeedMore'> {
  readonly lightbox: LoadMoreTarget;
}

/** More of the list near its edges, and what there is to say of it. */
export function BareMore({ lightbox, onNeedMore }: BareMoreProps) {
  const more = useLoadMore(lightbox, { onNeedMore });
  return (
    <div className="bare-more">
      <div {...more.getStatusProps()} />
      {more.error && <button {...more.getRetryButtonProps()} />}
    </div>
  );
}
