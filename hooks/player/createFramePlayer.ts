import type { VideoPlayer } from '../backend/VideoPlayer.ts';
import { createFrameDriver } from './createFrameDriver.ts';
import type { PlaylistFrameProtocol } from './types.ts';

export interface FramePlayerOptions extends Pick<VideoPlayer, 'addressOf' | 'pageOf'> {
  /** The name of whom a visitor has to agree to. */
  readonly provider: string;
  readonly protocol: PlaylistFrameProtocol;
  /** What the addresses of the frames begin with. */
  readonly host: string;
}

/** A player in a frame that is spoken to by messages: for any provider with a protocol. */
export function createFramePlayer({ provider, protocol, host, addressOf, pageOf }: FramePlayerOptions): VideoPlayer {
  return {
    kind: 'frame',
    provider,
    addressOf,
    pageOf,
    connect(element, connection) {
      const frame = element as HTMLIFrameElement;
      const { origin } = new URL(host, globalThis.location?.href);
      const driver = createFrameDriver({ frame, protocol, origin, ...connection });
      frame.addEventListener('load', driver.greet, { signal: connection.signal });
      return {
        play: driver.play,
        pause: driver.pause,
        unmute: driver.unmute,
        load(video, { startsAtOnce, muted }) {
          if (!driver.load(video.id, startsAtOnce)) return false;
          if (!muted) driver.unmute();
          return true;
        },
      };
    },
  };
}
