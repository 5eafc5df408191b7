'use client';
import { useEffect, useState } from 'react';
import type { PlaylistVideo } from '../../data/backend/PlaylistSource.ts';
import type {
  VideoPlayer,
  VideoPlayerEvent,
  VideoPlayerHandle,
  VideoSettings,
} from '../../data/backend/VideoPlayer.ts';
import { useAdjustedState } from '../../core/shared/useAdjustedState.ts';
import { safeSource } from '../../core/shared/urls.ts';
import { useIsomorphicLayoutEffect } from '../../core/shared/useIsomorphicLayoutEffect.ts';
import { useStableCallback } from '../../core/shared/useStableCallback.ts';
import { videoKey } from './playedVideo.ts';

interface VideoElementOptions {
  /** The current video, or null if no element is mounted. */
  readonly video: PlaylistVideo | null;
  readonly player: VideoPlayer;
  readonly settings: VideoSettings;
  readonly listen: (event: VideoPlayerEvent, video: PlaylistVideo) => void;
}

export interface VideoElementResult {
  /** The element's `src`. An iframe keeps its initial `src`, and later videos are loaded into the iframe. */
  readonly source: string | undefined;
  readonly setElement: (element: VideoElement | null) => void;
  play(): void;
  pause(): void;
}

interface FirstVideo {
  readonly kind: VideoPlayer['kind'];
  readonly key: string;
  readonly source: string | undefined;
}

/** Connects a player's element while it is mounted, and loads videos into it. */
export function useVideoElement({ video, player, settings, listen }: VideoElementOptions): VideoElementResult {
  const [element, setElement] = useState<VideoElement | null>(null);
  const key = video ? videoKey(video) : null;
  const request = video && { player, video, key: videoKey(video), settings };
  const source = (video && player.urlOf(video, settings)) ?? undefined;
  const [first] = useAdjustedState<FirstVideo | null>(
    () => null,
    (begun) => {
      if (key === null) return null;
      return begun?.kind === player.kind ? begun : { kind: player.kind, key, source };
    },
  );

  const notify = useStableCallback((event: VideoPlayerEvent) => {
    if (video) listen(event, video);
  });
  const [loader] = useState(() => createVideoLoader(notify));
  const show = useStableCallback((target: VideoElement, shownKey: string, by: VideoPlayer) => {
    // When a video file replaces an iframe, the element remains the iframe until the next commit.
    const isOwn = 'contentWindow' in target === (by.kind === 'frame');
    if (isOwn && request?.key === shownKey && request.player === by) loader.show(target, first?.key, request);
  });
  // This must be a layout effect like the one below. The cleanup of a passive effect would run later and disconnect the
  // new element.
  useIsomorphicLayoutEffect(() => (element ? loader.end : undefined), [element, loader]);
  useIsomorphicLayoutEffect(() => {
    if (element && key !== null) show(element, key, player);
  }, [element, player, key, show]);
  const { muted } = settings;
  useEffect(() => {
    if (!muted) loader.unmute();
  }, [muted, loader]);

  const play = useStableCallback(() => {
    if (request) loader.play(request);
  });
  return { source: player.kind === 'file' ? source : first?.source, setElement, play, pause: loader.pause };
}

type VideoElement = HTMLIFrameElement | HTMLVideoElement;

/** A requested video and its player. */
interface VideoRequest {
  readonly player: VideoPlayer;
  readonly video: PlaylistVideo;
  /** Identifies the video. */
  readonly key: string;
  readonly settings: VideoSettings;
}

interface VideoLoader {
  /** Shows a video in the element. `firstKey` is the key of the video in the element's initial `src`. */
  show(element: VideoElement, firstKey: string | undefined, request: VideoRequest): void;
  play(request: VideoRequest): void;
  pause(): void;
  /** Unmutes a video that started muted. */
  unmute(): void;
  /** Pauses the video and closes the connection. React may have hidden the surrounding tree without unmounting it. */
  end(): void;
}

/** An element, and the player that controls it. */
interface Connection {
  readonly element: VideoElement;
  readonly player: VideoPlayer;
  readonly handle: VideoPlayerHandle;
  readonly end: AbortController;
  /** The video's progress: whether it was loaded with autoplay, is ready for commands, is playing, or has failed. */
  readonly progress: { autoplay: boolean; isReady: boolean; isPlaying: boolean; hasFailed: boolean };
}

function connect(
  element: VideoElement,
  { player, video, settings: { autoplay } }: VideoRequest,
  listen: (event: VideoPlayerEvent) => void,
): Connection {
  const end = new AbortController();
  const progress = { autoplay, isReady: false, isPlaying: false, hasFailed: false };
  const handleEvent = (event: VideoPlayerEvent) => {
    progress.isReady ||= event.type === 'ready';
    if (event.type === 'playback') progress.isPlaying = event.playback === 'playing';
    if (event.type === 'failed' || event.type === 'responded') progress.hasFailed = event.type === 'failed';
    listen(event);
  };
  const handle = player.connect(element, { video, autoplay, listen: handleEvent, signal: end.signal });
  return { element, player, handle, end, progress };
}

function endConnection({ handle, end, progress }: Connection, listen: (event: VideoPlayerEvent) => void): void {
  if (progress.isPlaying) {
    handle.pause();
    // Report the pause here, because the player can no longer report it.
    listen({ type: 'playback', playback: 'paused' });
  }
  end.abort();
}

function navigateFrame(frame: HTMLIFrameElement, { player, video, settings }: VideoRequest): void {
  const address = safeSource(player.urlOf(video, settings) ?? undefined, 'frame');
  // Unlike setting a new `src`, this adds no entry to the page's history.
  if (address) frame.contentWindow?.location.replace(new URL(address, window.location.href).href);
}

/** Creates a loader that loads all videos into the same element, so that they add no entries to the page's history. */
function createVideoLoader(listen: (event: VideoPlayerEvent) => void): VideoLoader {
  let connection: Connection | null = null;
  /** The video in the element, regardless of which player controls it. */
  let content: { readonly element: VideoElement; key: string | undefined } | null = null;
  /** Whether `play()` was called before there was a connection. */
  let isPlayPending = false;
  let isMuted = false;

  function takeOver(element: VideoElement, request: VideoRequest): VideoPlayerHandle {
    connection?.end.abort();
    connection = connect(element, request, listen);
    return connection.handle;
  }
  function replace(element: VideoElement, request: VideoRequest): void {
    const handle = takeOver(element, request);
    if ('contentWindow' in element) navigateFrame(element, request);
    else handle.load(request.video, request.settings);
  }
  function putIn(element: VideoElement, firstKey: string | undefined, request: VideoRequest): void {
    if (content?.element !== element) content = { element, key: firstKey };
    const isThere = content.key === request.key;
    content.key = request.key;
    const known = connection?.element === element && connection.player === request.player ? connection : null;
    if (isThere) {
      const handle = known?.handle ?? takeOver(element, request);
      if (request.settings.autoplay && request.player.kind === 'file') handle.play();
    } else if (known?.handle.load(request.video, request.settings)) {
      known.progress.autoplay = request.settings.autoplay;
      known.progress.hasFailed = false;
    } else replace(element, request);
  }

  return {
    show(element, firstKey, request) {
      const settings = { ...request.settings, autoplay: request.settings.autoplay || isPlayPending };
      [isPlayPending, isMuted] = [false, settings.muted];
      putIn(element, firstKey, { ...request, settings });
    },
    play(request) {
      if (!connection) {
        isPlayPending = true;
        return;
      }
      const { isReady, autoplay, hasFailed } = connection.progress;
      const canPlay = connection.player.kind === 'file' || isReady || autoplay;
      if (canPlay && !hasFailed) connection.handle.play();
      // Reload a failed video, or an iframe that is not ready, with autoplay, while the user activation is still valid.
      else replace(connection.element, { ...request, settings: { ...request.settings, autoplay: true } });
    },
    pause() {
      isPlayPending = false;
      connection?.handle.pause();
    },
    unmute() {
      if (isMuted) connection?.handle.unmute?.();
      isMuted = false;
    },
    end() {
      if (connection) endConnection(connection, listen);
      connection = null;
    },
  };
}
