import type { PlaylistVideo, VideoPlayer, VideoPlayerConnection } from '@loggia/hooks';

export interface StubPlayer extends VideoPlayer {
  /** The calls made to the player, in order. */
  readonly calls: readonly string[];
  /** Emits an event, as the page's player would. */
  say(event: Parameters<VideoPlayerConnection['listen']>[0]): void;
}

/** A player that plays nothing, but reports playback immediately. */
export function createStubPlayer({ provider }: Pick<VideoPlayer, 'provider'> = {}): StubPlayer {
  const calls: string[] = [];
  let connection: VideoPlayerConnection | undefined;
  const say: StubPlayer['say'] = (event) => connection?.listen(event);
  const play = (what: string) => {
    calls.push(what);
    say({ type: 'playback', playback: 'playing' });
  };
  return {
    kind: 'frame',
    provider,
    calls,
    say,
    urlOf: ({ id }) => `about:blank#${id}`,
    pageUrlOf: ({ id }) => `https://example.org/${id}`,
    connect(_, given) {
      connection = given;
      say({ type: 'ready' });
      return {
        play: () => play('play'),
        pause: () => void calls.push('pause'),
        load(video: PlaylistVideo, { autoplay }) {
          if (autoplay) play(`play ${video.id}`);
          else calls.push(`load ${video.id}`);
          return true;
        },
      };
    },
  };
}
