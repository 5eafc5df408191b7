import { createPageState } from '../../shared/pageState.ts';

/** What the keys of a keyboard, a headset or a lock screen ask for. */
export type MediaSessionActions = Readonly<Record<'play' | 'pause' | 'nexttrack' | 'previoustrack', () => void>>;

export interface MediaSessionSeat {
  /** This one plays now: its name, its picture and its keys. */
  take(media: { readonly title: string; readonly picture: string | undefined }): void;
  /** It is paused, and keeps the keys as long as nobody else plays. */
  rest(): void;
  leave(): void;
}

interface SessionState {
  /** Whoever played last: an earlier one takes nothing from it. */
  holder: object | null;
}

const page = /* @__PURE__ */ createPageState<SessionState>('mediaSession', () => ({ holder: null }));

const sessionHere = (): MediaSession | null =>
  'mediaSession' in navigator && typeof MediaMetadata === 'function' ? navigator.mediaSession : null;

function setKeys(session: MediaSession, keys: Readonly<Record<string, (() => void) | null>>): void {
  for (const [key, handler] of Object.entries(keys)) {
    try {
      session.setActionHandler(key as MediaSessionAction, handler);
    } catch {
      // A browser that does not know the key.
    }
  }
}

/** The browser throws over any other. */
const isAddress = (picture: string | undefined): picture is string =>
  picture !== undefined && URL.canParse(picture, document.baseURI);

/** A place in the browser's one media session. */
export function createMediaSessionSeat(actions: MediaSessionActions): MediaSessionSeat {
  const own = {};
  const ownSession = () => (page.holder === own ? sessionHere() : null);
  return {
    take({ title, picture }) {
      const session = sessionHere();
      if (!session) return;
      page.holder = own;
      session.metadata = new MediaMetadata({ title, artwork: isAddress(picture) ? [{ src: picture }] : [] });
      session.playbackState = 'playing';
      setKeys(session, actions);
    },
    rest() {
      const session = ownSession();
      if (session) session.playbackState = 'paused';
    },
    leave() {
      const session = ownSession();
      if (!session) return;
      page.holder = null;
      session.metadata = null;
      session.playbackState = 'none';
      setKeys(session, { play: null, pause: null, nexttrack: null, previoustrack: null });
    },
  };
}
