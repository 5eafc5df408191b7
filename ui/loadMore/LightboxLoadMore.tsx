'use client';
import { useContext } from 'react';
import { useLightboxContext } from '@loggia/hooks/lightbox';
import { useLoadMore, type UseLoadMoreOptions } from '@loggia/hooks/loadMore';
import { endEvents } from '@loggia/hooks/shared';
import { StatusContext, useKit } from '../KitProvider.tsx';
import { useLightboxRoot } from '../lightbox/LightboxRootContext.ts';

export interface LightboxLoadMoreProps extends Omit<UseLoadMoreOptions, 'labels'> {}

/**
 * Loads more images when the user is near the end of the lightbox's list, and shows a message over the image while they
 * load. It needs `onNeedMore`, either as a prop or from the `LightboxRoot`. Render it in `LightboxSlides`.
 */
export function LightboxLoadMore(props: LightboxLoadMoreProps) {
  const { onNeedMore } = useLightboxRoot();
  const own = { onNeedMore, ...props };
  return own.onNeedMore && <LoadMore {...own} />;
}

function LoadMore(props: LightboxLoadMoreProps) {
  const renderStatus = useContext(StatusContext);
  const more = useLoadMore(useLightboxContext(), { ...props, labels: useKit().labels?.loadMore });
  // Presses on the message must not reach React ancestors outside the lightbox.
  const ended = endEvents({
    className: 'loggia-load-more',
    'data-status': more.status,
    'data-shown': more.message ? '' : undefined,
  });
  return (
    <div {...ended}>
      {renderStatus(<div {...more.getStatusProps()} />, more.message)}
      {more.error && <button {...more.getRetryButtonProps()} />}
    </div>
  );
}
