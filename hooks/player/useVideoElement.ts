'use client';
import { useEffect, useRef, useState } from 'react';
import type { PlaylistVideo } from '../backend/PlaylistSource.ts';
import type { VideoPlayer, VideoPlayerEvent, VideoPlayerHandle, VideoSettings } from '../backend/VideoPlayer.ts';
import { useIsomorphicLayoutEffect } from '../shared/useIsomorphicLayoutEffect.ts';
import { useStableCallback } from '../shared/useStableCallback.ts';
import { videoKey } from './videoKey.ts';

type VideoElement = HTMLIFrameElement | HTMLVideoElement;

interface Link {
  readonly element: VideoElement;
  readonly player: VideoPlayer;
  readonly handle: VideoPlayerHandle;
  readonly end: AbortController;
  startsAtOnce: boolean;
  isReady: boolean;
}

export interface VideoElementOptions {
  /** Null: no element is on the page. */
  readonly video: PlaylistVideo | null;
  readonly player: VideoPlayer;
  readonly settings: Omit<VideoSettings, 'startsAtOnce'>;
  readonly autoplay: boolean;
  readonly listen: (event: VideoPlayerEvent, video: PlaylistVideo) => void;
}

export interface VideoElementResult {
  /** For the `src` of the element: of a frame it stays the first one, and what comes later is put into it. */
  readonly source: string | undefined;
  readonly setElement: (element: VideoElement | null) => void;
  play(): void;
  pause(): void;
}

/** Puts one video after the other into one and the same element, so that the page's history gets no entries. */
export function useVideoElement({
  video,
  player,
  settings,
  autoplay,
  listen,
}: VideoElementOptions): VideoElementResult {
  const [element, setElement] = useState<VideoElement | null>(null);
  const key = video && videoKey(video);
  const [first, setFirst] = useState<{ readonly kind: string; readonly key: string; readonly source: string }>();
  const link = useRef<Link | null>(null);
  /** What is in the element, whoever drives it. */
  const content = useRef<{ readonly element: VideoElement; key: string | null } | null>(null);
  const isAwaited = useRef(false);

  const addressFor = (startsAtOnce: boolean) =>
    (video && player.addressOf(video, { ...settings, startsAtOnce })) ?? undefined;
  if (!video && first) setFirst(undefined);
  if (video && key && first?.kind !== player.kind) {
    setFirst({ kind: player.kind, key, source: addressFor(autoplay) ?? '' });
  }

  const tell = useStableCallback((event: VideoPlayerEvent) => {
    if (event.type === 'ready' && link.current) link.current.isReady = true;
    if (video) listen(event, video);
  });
  const connect = useStableCallback((target: VideoElement, startsAtOnce: boolean) => {
    link.current?.end.abort();
    const end = new AbortController();
    const handle = player.connect(target, { startsAtOnce, listen: tell, signal: end.signal });
    link.current = { element: target, player, handle, end, startsAtOnce, isReady: false };
  });
  const navigate = useStableCallback((target: VideoElement, startsAtOnce: boolean) => {
    const address = addressFor(startsAtOnce);
    if (!address || !('contentWindow' in target)) return;
    connect(target, startsAtOnce);
    // Unlike a new `src` this adds no entry to the page's history.
    target.contentWindow?.location.replace(new URL(address, window.location.href).href);
  });
  const show = useStableCallback((target: VideoElement) => {
    const startsAtOnce = autoplay || isAwaited.current;
    isAwaited.current = false;
    const isNew = content.current?.element !== target;
    if (isNew) content.current = { element: target, key: first?.key ?? null };
    const isThere = content.current?.key === key;
    if (content.current) content.current.key = key;
    const known = link.current;
    if (known?.element !== target || known.player !== player) connect(target, startsAtOnce);
    if (isThere) {
      if (startsAtOnce && player.kind === 'file') link.current?.handle.play();
      return;
    }
    const isTaken = known === link.current && video && known?.handle.load(video, { ...settings, startsAtOnce });
    if (!isTaken) navigate(target, startsAtOnce);
    else if (link.current) link.current.startsAtOnce = startsAtOnce;
  });

  useIsomorphicLayoutEffect(() => {
    if (element && key !== null) show(element);
  }, [element, player, key, show]);
  useEffect(
    () => () => {
      link.current?.end.abort();
      link.current = null;
    },
    [element],
  );

  const play = useStableCallback(() => {
    const known = link.current;
    if (!known) {
      isAwaited.current = true;
    } else if (player.kind === 'frame' && !known.isReady && !known.startsAtOnce) {
      // A frame that has not come yet is loaded as one that begins by itself, while the browser knows of the press.
      navigate(known.element, true);
    } else known.handle.play();
  });
  const pause = useStableCallback(() => {
    isAwaited.current = false;
    link.current?.handle.pause();
  });
  return { source: player.kind === 'file' ? addressFor(autoplay) : first?.source, setElement, play, pause };
}
