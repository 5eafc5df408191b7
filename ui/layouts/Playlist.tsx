'use client';
import { forwardRef, useMemo } from 'react';
import type { ComponentPropsWithoutRef } from 'react';
import { PLAYLIST_PLAYER_WIDTH_PX, usePlaylist } from '@loggia/hooks/playlist';
import type { PlaylistPage, PlaylistVideo } from '@loggia/hooks/backend';
import type { PlaylistOptions, UsePlaylistOptions } from '@loggia/hooks/playlist';
import { playlistPopupChunk } from '../chunks.ts';
import { FollowVideo } from '../components/playlist/FollowVideo.tsx';
import { LightboxWait } from '../components/playlist/LightboxWait.tsx';
import { PlayerArea } from '../components/playlist/PlayerArea.tsx';
import { PlaylistPages } from '../components/playlist/PlaylistPages.tsx';
import type { PlaylistSlots } from '../components/playlist/PlaylistSlots.ts';
import { PlaylistVideos } from '../components/playlist/PlaylistVideos.tsx';
import { lateComponent } from '../lateComponent.tsx';
import { fillSlot } from '../slots.ts';
import { useEmbedSettings } from '../useEmbedSettings.ts';
import { useKit } from '../useKit.ts';

/** Neither the first paint nor a playlist with a player above it waits for this. */
const PopupDoor = lateComponent(playlistPopupChunk, 'PlaylistLightbox', {
  Meanwhile: LightboxWait,
  Substitute: FollowVideo,
  wishOf: ({ playlist }) => playlist.popup.isOpen,
});

export interface PlaylistProps
  extends
    Omit<UsePlaylistOptions, 'initialPage' | 'player'>,
    PlaylistOptions,
    Pick<ComponentPropsWithoutRef<'div'>, 'id' | 'className' | 'style'> {
  /** The page that is already there, where there are more. Another playlist is another element: give it another `key`. */
  readonly initialPage?: PlaylistPage | undefined;
  /** All videos, where they are on one page. */
  readonly videos?: readonly PlaylistVideo[] | undefined;
  /** Parts that you draw yourself. @default the kit's */
  readonly slots?: PlaylistSlots | undefined;
}

/**
 * A playlist: videos in one of six templates, and a player above them or in a lightbox.
 *
 * @example
 * <Playlist videos={videos} template="mix" player={{ width: 0, autonext: true }} />
 * <Playlist source={source} initialPage={source.initialPage} pageCount={5} player={{ mode: 'popup', thumbnails: true }} />
 */
export const Playlist = forwardRef<HTMLDivElement, PlaylistProps>(function Playlist(props, ref) {
  const { videos, initialPage, template = 'grid', paging = 'pager', slots, id, style, className = '' } = props;
  const { width = PLAYLIST_PLAYER_WIDTH_PX } = props.player ?? {};
  const kit = useKit();
  const labels = useMemo(() => ({ ...kit.labels?.playlist, ...props.labels }), [kit.labels, props.labels]);
  const playerLabels = useMemo(
    () => ({ ...kit.labels?.embed, ...props.playerLabels }),
    [kit.labels, props.playerLabels],
  );
  const first = useMemo(() => initialPage ?? { videos: videos ?? [], tokens: {} }, [initialPage, videos]);
  const embeds = useEmbedSettings(props);
  const { alertsFailures = kit.alertsFailures } = props;
  const playlist = usePlaylist({ ...props, ...embeds, alertsFailures, initialPage: first, labels, playerLabels });
  const { mode, popup } = playlist;
  const classNames = `loggia-gallery loggia-playlist ${className}`;
  // oxlint-disable-next-line react/refs -- the getter merges refs and reads none.
  const container = playlist.getContainerProps({ ref: ref ?? undefined, id, style, className: classNames });
  return (
    <div {...container} data-player={mode} data-template={template}>
      {mode === 'large' && <PlayerArea {...{ playlist, width }} arrowSlot={slots?.arrow} />}
      <PlaylistVideos playlist={playlist} itemSlot={slots?.item} options={{ ...props, template }} />
      {fillSlot(slots?.pager, { playlist }, <PlaylistPages pages={playlist} paging={paging} />)}
      {mode === 'large' && <div {...playlist.getAnnouncementProps({ className: 'loggia-visually-hidden' })} />}
      {popup.isWanted && (
        // It opens at the press, so that there is a way back while the code of what is in it is on its way.
        <dialog
          {...popup.getDialogProps({ className: 'loggia-lightbox loggia-video-lightbox' })}
          data-full-window={popup.isOpen ? '' : undefined}
        >
          <PopupDoor {...{ playlist, slots }} />
        </dialog>
      )}
    </div>
  );
});
