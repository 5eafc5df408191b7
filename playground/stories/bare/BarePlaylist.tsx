import { usePlaylist } from '@loggia/hooks';
import type { StaticPlaylist } from '@loggia/hooks/static';

interface BarePlaylistProps {
  readonly playlist: StaticPlaylist;
  /** Whether the next video plays automatically. @default true */
  readonly autonext?: boolean;
}

/** A complete playlist with minimal markup. */
export function BarePlaylist({ playlist: source, autonext = true }: BarePlaylistProps) {
  const { initialPage, pageCount } = source;
  const playlist = usePlaylist({ source, initialPage, pageCount, player: { autonext } });
  const { player, labels } = playlist;
  return (
    <>
      <section {...playlist.getPlayerAreaProps()}>
        <div {...player.getContainerProps({ style: { aspectRatio: '1000 / 600', maxWidth: 600, background: '#000' } })}>
          {player.isMounted && (
            // oxlint-disable-next-line jsx-a11y/media-has-caption -- the tracks a clip has are rendered
            <video {...player.getVideoProps({ style: { width: '100%', height: '100%' } })}>
              {player.tracks.map((track) => (
                <track key={track.src} {...track} />
              ))}
            </video>
          )}
        </div>
        {player.hasFailed && (
          <p role="alert">
            {player.labels.failed} <button {...player.getRetryButtonProps()} />
          </p>
        )}
        {playlist.video && <p>{playlist.video.title}</p>}
      </section>
      <ul {...playlist.getListProps()}>
        {playlist.videos.map((video) => (
          <li key={video.id}>
            <a {...playlist.getItemProps({ video })}>{video.title}</a>
          </li>
        ))}
      </ul>
      <p {...playlist.getPagingProps()}>
        <button {...playlist.getPreviousButtonProps()}>{labels.previous}</button> {playlist.position}{' '}
        <button {...playlist.getNextButtonProps()}>{labels.next}</button>
      </p>
      <div {...playlist.getStatusProps()} />
      <div {...playlist.getPlayingStatusProps()} />
    </>
  );
}
