import {
  usePlaylist,
  usePlaylistPopup,
  type PlaylistVideo,
  type UsePlaylistOptions,
  type VideoHosts,
} from '@loggia/hooks';
import { createStaticPlaylist } from '@loggia/hooks/static';

const stub = (provider: string) => `${location.origin}/test/fixtures/providers/player.htm?${provider}=`;

/** Stubs on the test server that implement the providers' messages. */
export const VIDEO_STUBS: VideoHosts = { youtube: stub('youtube'), vimeo: stub('vimeo') };

export const youTubeVideos = (count: number, prefix = 'film'): readonly PlaylistVideo[] =>
  Array.from({ length: count }, (_, index) => ({
    provider: 'youtube',
    id: `${prefix}-${index}`,
    title: `${prefix} ${index}`,
  }));

const playlists = new WeakMap<readonly PlaylistVideo[], ReturnType<typeof createStaticPlaylist>>();

function playlistOf(videos: readonly PlaylistVideo[]) {
  const playlist = playlists.get(videos) ?? createStaticPlaylist({ videos, perPage: 3 });
  playlists.set(videos, playlist);
  return playlist;
}

export interface PlaylistPageProps extends Partial<UsePlaylistOptions> {
  readonly name: string;
  readonly videos: readonly PlaylistVideo[];
}

/** A page that uses every getter, without styles. */
export function PlaylistPage({ name, videos, ...options }: PlaylistPageProps) {
  const { initialPage, pageCount, loadPage } = playlistOf(videos);
  const playlist = usePlaylist({ source: { loadPage }, initialPage, pageCount, hosts: VIDEO_STUBS, ...options });
  const popup = usePlaylistPopup(playlist);
  const { player } = playlist;
  const { sandbox, title, ...frame } = player.getFrameProps();
  const area = (
    <section {...playlist.getPlayerAreaProps()}>
      <div {...player.getContainerProps()}>
        {player.isBlocked && <button {...player.getLoadButtonProps()} />}
        {player.hasFailed && <a href={player.href}>{player.labels.failed}</a>}
        {player.isMounted && player.kind === 'frame' && <iframe {...frame} sandbox={sandbox} title={title} />}
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- a clip without speech */}
        {player.isMounted && player.kind === 'file' && <video {...player.getVideoProps()} />}
      </div>
      <h2 {...playlist.getPlayingProps()}>{playlist.playingTitle}</h2>
    </section>
  );
  return (
    <div data-testid={name}>
      {playlist.mode === 'large' && area}
      <ul {...playlist.getListProps()}>
        {playlist.videos.map((video) => (
          <li key={video.id}>
            <a {...playlist.getItemProps({ video })}>{video.title}</a>
          </li>
        ))}
      </ul>
      <dialog {...popup.getDialogProps()}>
        <button {...popup.getCloseButtonProps()} />
        {popup.isOpen && area}
        {popup.thumbnails.map((video) => (
          <button key={video.id} {...popup.getThumbnailProps({ video })} />
        ))}
        {popup.hasMore && <button {...popup.getMoreButtonProps()} />}
      </dialog>
      <div {...playlist.getPlayingStatusProps()} />
    </div>
  );
}
