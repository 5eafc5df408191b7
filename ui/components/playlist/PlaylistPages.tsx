'use client';
import type { PlaylistPaging, UsePlaylistPagesResult } from '@loggia/hooks/playlist';

export interface PlaylistPagesProps {
  readonly pages: UsePlaylistPagesResult;
  readonly paging: PlaylistPaging;
}

/** The way to more videos, and what became of the last try. */
export function PlaylistPages({ pages, paging }: PlaylistPagesProps) {
  const { failure, hasPages, isAtStart, isAtEnd, isLoading, position, labels } = pages;
  const more = isLoading ? labels.loading : labels.loadMore;
  return (
    <div {...pages.getPagingProps({ className: 'loggia-video-pages' })}>
      <div {...pages.getStatusProps({ className: failure ? 'loggia-video-failure' : 'loggia-visually-hidden' })} />
      {failure && <button {...pages.getRetryButtonProps({ className: 'loggia-video-more' })}>{labels.retry}</button>}
      {paging === 'pager' && hasPages && (
        <nav
          className="loggia-video-pager"
          aria-label={labels.videos}
          data-limit-min={isAtStart ? '' : undefined}
          data-limit-max={isAtEnd ? '' : undefined}
        >
          <button {...pages.getPreviousButtonProps()}>{labels.previous}</button>
          <bdi>{position}</bdi>
          <button {...pages.getNextButtonProps()}>{labels.next}</button>
        </nav>
      )}
      {paging === 'loadMore' && !isAtEnd && (
        <button {...pages.getMoreButtonProps({ className: 'loggia-video-more', 'aria-label': more })}>{more}</button>
      )}
      {isLoading && <div className="loggia-video-progress" />}
    </div>
  );
}
