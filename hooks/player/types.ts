/** How far a player is. `unstarted` as long as it has not said anything else. */
export type Playback = 'unstarted' | 'playing' | 'paused' | 'ended';

/** A place among the players of a page. */
export interface PlayerSeat {
  /** This one plays now: all others are paused. */
  started(): void;
  leave(): void;
}

/** All players that may not play at the same time. */
export interface PlayerBus {
  /** `pause` is called when another one starts. */
  join(pause: () => void): PlayerSeat;
}

/** How the frame of a provider is spoken to, by `postMessage`. */
export interface FrameProtocol {
  /** Sent when the frame has loaded, so that it tells what happens in it. */
  readonly hello: readonly unknown[];
  readonly play: unknown;
  readonly pause: unknown;
  /** What a message says of the playback; null where it says nothing. */
  read(message: Readonly<Record<string, unknown>>): Playback | null;
}

/** Providers whose frames can be spoken to. */
export type FramePlayerName = 'youtube' | 'vimeo' | 'dailymotion';

export interface UseFramePlayerOptions {
  readonly frame: HTMLIFrameElement | null;
  /** Undefined for a frame that cannot be spoken to. */
  readonly protocol: FrameProtocol | undefined;
  /** Origin of the frame's address: messages from elsewhere are not heard, and none is sent elsewhere. */
  readonly origin: string;
}

export interface UseFramePlayerResult {
  readonly playback: Playback;
  play(): void;
  pause(): void;
  /** For the frame: whoever has just loaded is greeted. */
  handleLoad(): void;
}
