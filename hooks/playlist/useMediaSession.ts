'use client';
import { useEffect, useState } from 'react';
import type { PlaylistVideo } from '../backend/PlaylistSource.ts';
import type { Playback } from '../backend/VideoPlayer.ts';
import { createPageState } from '../shared/pageState.ts';
import { useStableCallback } from '../shared/useStableCallback.ts';

interface MediaSessionOptions {
  /** Null: nothing that the system has to know of. */
  readonly video: PlaylistVideo | null;
  readonly playback: Playback;
  readonly play: () => void;
  readonly pause: () => void;
  readonly next: () => void;
  readonly previous: () => void;
}

/** Tells the system what plays, for its lock screen and its media keys, from the first playing until the video goes. */
export function useMediaSession({ video, playback, ...handlers }: MediaSessionOptions): void {
  const play = useStableCallback(handlers.play);
  const pause = useStableCallback(handlers.pause);
  const nexttrack = useStableCallback(handlers.next);
  const previoustrack = useStableCallback(handlers.previous);
  const [seat] = useState(() => createMediaSessionSeat({ play, pause, nexttrack, previoustrack }));
  const isKnown = video !== null && playback !== 'unstarted';
  const isPlaying = isKnown && playback === 'playing';
  const title = video?.title ?? '';
  const picture = video?.thumbnailUrl;

  useEffect(() => {
    if (isPlaying) seat.take({ title, picture });
    else if (isKnown) seat.rest();
  }, [isKnown, isPlaying, title, picture, seat]);
  useEffect(() => (isKnown ? seat.leave : undefined), [isKnown, seat]);
}

/** What the keys of a keyboard, a headset or a lock screen ask for. */
type MediaSessionActions = Readonly<Record<'play' | 'pause' | 'nexttrack' | 'previoustrack', () => void>>;

interface MediaSessionSeat {
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
function createMediaSessionSeat(actions: MediaSessionActions): MediaSessionSeat {
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
