'use client';
import { useEffect, useState } from 'react';
import type { PlaylistVideo } from '../../data/backend/PlaylistSource.ts';
import type { Playback } from '../../data/backend/VideoPlayer.ts';
import { createPageState } from '../../core/shared/pageState.ts';
import { useStableCallback } from '../../core/shared/useStableCallback.ts';

interface MediaSessionOptions {
  /** The current video. `null` disables the media session. */
  readonly video: PlaylistVideo | null;
  readonly playback: Playback;
  readonly play: () => void;
  readonly pause: () => void;
  readonly next: () => void;
  readonly previous: () => void;
}

/** Keeps the browser's media session up to date, from the first playback until the video is removed. */
export function useMediaSession({ video, playback, ...handlers }: MediaSessionOptions): void {
  const play = useStableCallback(handlers.play);
  const pause = useStableCallback(handlers.pause);
  const nexttrack = useStableCallback(handlers.next);
  const previoustrack = useStableCallback(handlers.previous);
  const [handle] = useState(() => createMediaSessionHandle({ play, pause, nexttrack, previoustrack }));
  const isKnown = video !== null && playback !== 'unstarted';
  const isPlaying = isKnown && playback === 'playing';
  const title = video?.title ?? '';
  const picture = video?.thumbnailUrl;

  useEffect(() => {
    if (isPlaying) handle.claim({ title, picture });
    else if (isKnown) handle.pause();
  }, [isKnown, isPlaying, title, picture, handle]);
  useEffect(() => (isKnown ? handle.release : undefined), [isKnown, handle]);
}

/** Handlers for media keys, headsets and the lock screen. */
type MediaSessionActions = Readonly<Record<'play' | 'pause' | 'nexttrack' | 'previoustrack', () => void>>;

interface MediaSessionHandle {
  /** Takes over the session, with metadata and key handlers. */
  claim(media: { readonly title: string; readonly picture: string | undefined }): void;
  /** Marks the session as paused. The key handlers remain until another player takes over the session. */
  pause(): void;
  release(): void;
}

interface SessionState {
  /** The handle of the player that played most recently. Only this handle may change the session. */
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
      // The browser does not support this action.
    }
  }
}

/** Whether a string is a valid URL. The browser throws an error if a media session's artwork has an invalid URL. */
const isUrl = (picture: string | undefined): picture is string =>
  picture !== undefined && URL.canParse(picture, document.baseURI);

/** Creates a handle for the browser's media session, which all players share. */
function createMediaSessionHandle(actions: MediaSessionActions): MediaSessionHandle {
  const own = {};
  const ownSession = () => (page.holder === own ? sessionHere() : null);
  return {
    claim({ title, picture }) {
      const session = sessionHere();
      if (!session) return;
      page.holder = own;
      session.metadata = new MediaMetadata({ title, artwork: isUrl(picture) ? [{ src: picture }] : [] });
      session.playbackState = 'playing';
      setKeys(session, actions);
    },
    pause() {
      const session = ownSession();
      if (session) session.playbackState = 'paused';
    },
    release() {
      const session = ownSession();
      if (!session) return;
      page.holder = null;
      session.metadata = null;
      session.playbackState = 'none';
      setKeys(session, { play: null, pause: null, nexttrack: null, previoustrack: null });
    },
  };
}
