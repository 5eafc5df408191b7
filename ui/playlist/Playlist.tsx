'use client';
import { forwardRef, useMemo, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { errorKind } from '@loggia/hooks/errors';
import {
  usePlaylist,
  type PlaylistOptions,
  type PlaylistPaging,
  type UsePlaylistOptions,
  type UsePlaylistPagesResult,
  type UsePlaylistResult,
} from '@loggia/hooks/playlist';
import type { PlaylistPage, PlaylistVideo } from '@loggia/hooks/backend';
import { playlistPopupChunk } from '../chunks.ts';
import { Notice } from '../notice/Notice.tsx';
import { pagerSides, type PagerSide } from '../pager/Pager.tsx';
import { VIDEO_RATIO } from './constants.ts';
import { PlayerArea } from './PlayerArea.tsx';
import type { PlaylistSlots } from './PlaylistSlots.ts';
import { PlaylistVideos } from './PlaylistVideos.tsx';
import { useEmbedSettings } from '../embed/EmbedNotice.tsx';
import { useKit } from '../KitProvider.tsx';
import { latePopup } from '../lateComponent.tsx';
import { fillSlot } from '../slots.ts';

/** The lightbox. It is loaded on demand, because neither the first paint nor a player above the list needs it. */
const LazyPlaylistLightbox = latePopup(playlistPopupChunk, 'PlaylistLightbox');

export interface PlaylistProps
  extends
    Omit<UsePlaylistOptions, 'initialPage' | 'player'>,
    PlaylistOptions,
    Pick<ComponentPropsWithoutRef<'div'>, 'id' | 'className' | 'style'> {
  /** The first page, if there is more than one. Use a different `key` for each playlist. */
  readonly initialPage?: PlaylistPage | undefined;
  /** All videos, if there is only one page. */
  readonly videos?: readonly PlaylistVideo[] | undefined;
  /** The slots that replace parts of the kit. @default the kit's elements */
  readonly slots?: PlaylistSlots | undefined;
}

/**
 * Renders a playlist with one of six templates. The player is above the videos and has the same width, or opens in a
 * lightbox.
 *
 * @example
 * <Playlist videos={videos} template="mix" player={{ autonext: true }} />
 * <Playlist source={source} initialPage={source.initialPage} pageCount={5} player={{ mode: 'popup', thumbnails: true }} />
 */
export const Playlist = forwardRef<HTMLDivElement, PlaylistProps>(function Playlist(props, ref) {
  const { videos, initialPage, template = 'grid', slots, id, style, className = '' } = props;
  const { width = 0, aspectRatio = VIDEO_RATIO } = props.player ?? {};
  const player = useMemo(() => ({ ...props.player, aspectRatio }), [props.player, aspectRatio]);
  const kit = useKit();
  const labels = useMemo(() => ({ ...kit.labels?.playlist, ...props.labels }), [kit.labels, props.labels]);
  const playerLabels = useMemo(
    () => ({ ...kit.labels?.embed, ...props.playerLabels }),
    [kit.labels, props.playerLabels],
  );
  const first = useMemo(() => initialPage ?? { videos: videos ?? [], tokens: {} }, [initialPage, videos]);
  const embeds = useEmbedSettings(props);
  const { alertFailures = kit.alertFailures } = props;
  const playlist = usePlaylist({
    ...props,
    ...embeds,
    player,
    alertFailures,
    initialPage: first,
    labels,
    playerLabels,
  });
  const { mode, intent } = playlist;
  const classNames = `loggia-gallery loggia-playlist ${className}`;
  // oxlint-disable-next-line react/refs -- the getter merges refs and reads none.
  const container = playlist.getContainerProps({ ref: ref ?? undefined, id, style, className: classNames });
  return (
    <div {...container} data-player={mode} data-template={template}>
      {mode === 'large' && <PlayerArea {...{ playlist, width, slots }} />}
      {pagerOn('above', playlist, props)}
      <PlaylistVideos playlist={playlist} itemSlot={slots?.item} options={{ ...props, template }} />
      {pagerOn('below', playlist, props)}
      {mode === 'large' && <div {...playlist.getPlayingStatusProps({ className: 'loggia-visually-hidden' })} />}
      {intent.shouldLoad && <LazyPlaylistLightbox {...{ playlist, slots, intent }} />}
    </div>
  );
});

/**
 * Returns the pager on a side of the list. Below the list, it includes the appended pages and the result of the last
 * request.
 */
function pagerOn(side: PagerSide, playlist: UsePlaylistResult, props: PlaylistProps): ReactNode {
  const { paging = 'pager', pagerPosition, slots } = props;
  const hasPager = paging === 'pager' && pagerSides(pagerPosition).includes(side);
  if (side === 'below') {
    const pages = <PlaylistPages pages={playlist} paging={paging} hasPager={hasPager} />;
    return fillSlot(slots?.pager, { playlist, side }, pages);
  }
  if (!hasPager || !playlist.hasPages) return null;
  const pages = (
    <div className="loggia-video-pages">
      <VideoPager pages={playlist} side="above" />
    </div>
  );
  return fillSlot(slots?.pager, { playlist, side }, pages);
}

interface VideoPagerProps {
  readonly pages: UsePlaylistPagesResult;
  readonly side: PagerSide;
}

/** Renders buttons for the previous and next page of videos, or nothing if there is only one page. */
function VideoPager({ pages, side }: VideoPagerProps) {
  const { hasPages, isAtStart, isAtEnd, position, labels } = pages;
  if (!hasPages) return null;
  return (
    <nav
      className="loggia-video-pager"
      aria-label={side === 'above' ? labels.pagesAbove : labels.videos}
      data-side={side}
      data-limit-min={isAtStart ? '' : undefined}
      data-limit-max={isAtEnd ? '' : undefined}
    >
      <button {...pages.getPreviousButtonProps()}>{labels.previous}</button>
      <bdi>{position}</bdi>
      <button {...pages.getNextButtonProps()}>{labels.next}</button>
    </nav>
  );
}

interface PlaylistPagesProps {
  readonly pages: UsePlaylistPagesResult;
  readonly paging: PlaylistPaging;
  /** Whether the pager is rendered on this side. */
  readonly hasPager: boolean;
}

/** Renders the pager, and the error message for the last request. */
function PlaylistPages({ pages, paging, hasPager }: PlaylistPagesProps) {
  const { failure, isAtEnd, isLoading, labels } = pages;
  const kind = failure ? errorKind(failure.error) : undefined;
  const more = isLoading ? labels.loading : labels.loadMore;
  return (
    <div {...pages.getPagingProps({ className: 'loggia-video-pages' })}>
      <Notice
        className={failure ? undefined : 'loggia-visually-hidden'}
        kind={kind}
        heading={kind && (kind === 'offline' ? labels.offlineTitle : labels.failedTitle)}
        text={<div {...pages.getStatusProps()} />}
      >
        {failure && <button {...pages.getRetryButtonProps()} />}
      </Notice>
      {hasPager && <VideoPager pages={pages} side="below" />}
      {paging === 'loadMore' && !isAtEnd && (
        <button {...pages.getMoreButtonProps({ className: 'loggia-video-more', 'aria-label': more })}>{more}</button>
      )}
      {isLoading && <div className="loggia-video-progress" />}
    </div>
  );
}
