import type { VideoPlayer } from '../backend/VideoPlayer.ts';
import type { FrameDriver } from './createFrameDriver.ts';
import type { PlaylistFrameProtocol } from './types.ts';

export interface FramePlayerOptions extends Pick<VideoPlayer, 'addressOf' | 'pageOf'> {
  /** The name of whom a visitor has to agree to. */
  readonly provider: string;
  /** Or what fetches it, with the first frame. */
  readonly protocol: PlaylistFrameProtocol | (() => Promise<PlaylistFrameProtocol>);
  /** What the addresses of the frames begin with. */
  readonly host: string;
}

type Order = 'play' | 'pause' | 'unmute' | 'greet';

/** A player in a frame that is spoken to by messages: for any provider with a protocol. The code that speaks comes with the frame. */
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
      const orders: Order[] = [];
      let driver: FrameDriver | undefined;
      const order = (what: Order) => {
        if (driver) driver[what]();
        else orders.push(what);
      };
      frame.addEventListener('load', () => order('greet'), { signal });
      Promise.all([import('./createFrameDriver.ts'), typeof protocol === 'function' ? protocol() : protocol]).then(
        ([{ createFrameDriver }, spoken]) => {
          if (signal.aborted) return;
          driver = createFrameDriver({ frame, protocol: spoken, origin, ...connection });
          for (const what of orders) order(what);
        },
        () => signal.aborted || listen({ type: 'failed' }),
      );
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
