import type { VideoPlayer } from '../../backend/VideoPlayer.ts';
import { createFrameDriver } from './createFrameDriver.ts';
import type { FrameDriver } from './createFrameDriver.ts';
import type { PlaylistFrameProtocol } from '../types.ts';

export interface FramePlayerOptions extends Pick<VideoPlayer, 'addressOf' | 'pageOf'> {
  /** The name of whom a visitor has to agree to. */
  readonly provider: string;
  /** Or what fetches it, with the first frame. */
  readonly protocol: PlaylistFrameProtocol | (() => Promise<PlaylistFrameProtocol>);
  /** What the addresses of the frames begin with. */
  readonly host: string;
}

type Order = 'play' | 'pause' | 'unmute' | 'greet';

/** A player in a frame that is spoken to by messages: for any provider with a protocol. */
export function createFramePlayer({ provider, protocol, host, addressOf, pageOf }: FramePlayerOptions): VideoPlayer {
  return {
    kind: 'frame',
    provider,
    addressOf,
    pageOf,
    connect(element, connection) {
      const frame = element as HTMLIFrameElement;
      const { signal, listen } = connection;
      const { origin } = new URL(host, globalThis.location?.href);
      /** Of a frame whose protocol is on its way. */
      const orders: Order[] = [];
      let driver: FrameDriver | undefined;
      const order = (what: Order) => {
        if (driver) driver[what]();
        else orders.push(what);
      };
      const drive = (spoken: PlaylistFrameProtocol) => {
        if (signal.aborted) return;
        driver = createFrameDriver({ frame, protocol: spoken, origin, ...connection });
        for (const what of orders) order(what);
      };
      frame.addEventListener('load', () => order('greet'), { signal });
      if (typeof protocol === 'function') protocol().then(drive, () => signal.aborted || listen({ type: 'failed' }));
      else drive(protocol);
      return {
        play: () => order('play'),
        pause: () => order('pause'),
        unmute: () => order('unmute'),
        load(video, { startsAtOnce, muted }) {
          if (!driver?.load(video, startsAtOnce)) return false;
          if (!muted) driver.unmute();
          return true;
        },
      };
    },
  };
}
