'use client';
import { useEffect, useState } from 'react';
import type { PlaylistVideo } from '../backend/PlaylistSource.ts';
import type { VideoPlayer, VideoPlayerEvent, VideoPlayerHandle, VideoSettings } from '../backend/VideoPlayer.ts';
import { safeSource } from '../shared/safeHref.ts';
import { useIsomorphicLayoutEffect } from '../shared/useIsomorphicLayoutEffect.ts';
import { useStableCallback } from '../shared/useStableCallback.ts';
import { videoKey } from './playedVideo.ts';

interface VideoElementOptions {
  /** Null: no element is on the page. */
  readonly video: PlaylistVideo | null;
  readonly player: VideoPlayer;
  readonly settings: VideoSettings;
  readonly listen: (event: VideoPlayerEvent, video: PlaylistVideo) => void;
}

export interface VideoElementResult {
  /** For the `src` of the element: of a frame it stays the first one, and what comes later is put into it. */
  readonly source: string | undefined;
  readonly setElement: (element: VideoElement | null) => void;
  play(): void;
  pause(): void;
}

interface Beginning {
  readonly kind: VideoPlayer['kind'];
  readonly key: string;
  readonly source: string | undefined;
}

/** The element of a player, from its coming to its going, and what is in it. */
export function useVideoElement({ video, player, settings, listen }: VideoElementOptions): VideoElementResult {
  const [element, setElement] = useState<VideoElement | null>(null);
  const [first, setFirst] = useState<Beginning | null>(null);
  const key = video ? videoKey(video) : null;
  const scene = video && { player, video, key: videoKey(video), settings };
  const source = (video && player.addressOf(video, settings)) ?? undefined;
  if (!video && first) setFirst(null);
  if (key !== null && first?.kind !== player.kind) setFirst({ kind: player.kind, key, source });

  const tell = useStableCallback((event: VideoPlayerEvent) => {
    if (video) listen(event, video);
  });
  const [stage] = useState(() => createVideoStage(tell));
  const show = useStableCallback((target: VideoElement, shownKey: string, by: VideoPlayer) => {
    // Where a film follows a frame, the frame is the element until the film is there.
    const isOwn = 'contentWindow' in target === (by.kind === 'frame');
    if (isOwn && scene?.key === shownKey && scene.player === by) stage.show(target, first?.key, scene);
  });
  // In the same phase as the showing, which comes after it: a later end would cut off the element that has come.
  useIsomorphicLayoutEffect(() => (element ? stage.end : undefined), [element, stage]);
  useIsomorphicLayoutEffect(() => {
    if (element && key !== null) show(element, key, player);
  }, [element, player, key, show]);
  const { muted } = settings;
  useEffect(() => {
    if (!muted) stage.unmute();
  }, [muted, stage]);

  const play = useStableCallback(() => {
    if (scene) stage.play(scene);
  });
  return { source: player.kind === 'file' ? source : first?.source, setElement, play, pause: stage.pause };
}

type VideoElement = HTMLIFrameElement | HTMLVideoElement;

/** What is to be shown, and by whom. */
interface VideoScene {
  readonly player: VideoPlayer;
  readonly video: PlaylistVideo;
  /** Identity of the video. */
  readonly key: string;
  readonly settings: VideoSettings;
}

interface VideoStage {
  /** `firstKey`: the video whose address the element came with. */
  show(element: VideoElement, firstKey: string | undefined, scene: VideoScene): void;
  play(scene: VideoScene): void;
  pause(): void;
  /** What began without sound is heard. */
  unmute(): void;
  /** The element goes, or nobody is interested any more. */
  end(): void;
}

/** An element, and who drives it. */
interface Link {
  readonly element: VideoElement;
  readonly player: VideoPlayer;
  readonly handle: VideoPlayerHandle;
  readonly end: AbortController;
  /** What it is about: it was loaded as one that begins by itself, it can be told more by now, it has said that it cannot play. */
  readonly progress: { startsAtOnce: boolean; isReady: boolean; hasFailed: boolean };
}

function connect(
  element: VideoElement,
  { player, video, settings: { startsAtOnce } }: VideoScene,
  listen: (event: VideoPlayerEvent) => void,
): Link {
  const end = new AbortController();
  const progress = { startsAtOnce, isReady: false, hasFailed: false };
  const hear = (event: VideoPlayerEvent) => {
    progress.isReady ||= event.type === 'ready';
    if (event.type === 'failed' || event.type === 'answered') progress.hasFailed = event.type === 'failed';
    listen(event);
  };
  const handle = player.connect(element, { video, startsAtOnce, listen: hear, signal: end.signal });
  return { element, player, handle, end, progress };
}

function navigateFrame(frame: HTMLIFrameElement, { player, video, settings }: VideoScene): void {
  const address = safeSource(player.addressOf(video, settings) ?? undefined, 'frame');
  // Unlike a new `src` this adds no entry to the page's history.
  if (address) frame.contentWindow?.location.replace(new URL(address, window.location.href).href);
}

/** Puts one video after the other into one and the same element, so that the page's history gets no entries. */
function createVideoStage(listen: (event: VideoPlayerEvent) => void): VideoStage {
  let link: Link | null = null;
  /** What is in the element, whoever drives it. */
  let content: { readonly element: VideoElement; key: string | undefined } | null = null;
  /** Told to play before there was anything to be told. */
  let isAwaited = false;
  let isMuted = false;

  function takeOver(element: VideoElement, scene: VideoScene): VideoPlayerHandle {
    link?.end.abort();
    link = connect(element, scene, listen);
    return link.handle;
  }
  function replace(element: VideoElement, scene: VideoScene): void {
    const handle = takeOver(element, scene);
    if ('contentWindow' in element) navigateFrame(element, scene);
    else handle.load(scene.video, scene.settings);
  }
  function putIn(element: VideoElement, firstKey: string | undefined, scene: VideoScene): void {
    if (content?.element !== element) content = { element, key: firstKey };
    const isThere = content.key === scene.key;
    content.key = scene.key;
    const known = link?.element === element && link.player === scene.player ? link : null;
    if (isThere) {
      const handle = known?.handle ?? takeOver(element, scene);
      if (scene.settings.startsAtOnce && scene.player.kind === 'file') handle.play();
    } else if (known?.handle.load(scene.video, scene.settings)) {
      known.progress.startsAtOnce = scene.settings.startsAtOnce;
      known.progress.hasFailed = false;
    } else replace(element, scene);
  }

  return {
    show(element, firstKey, scene) {
      const settings = { ...scene.settings, startsAtOnce: scene.settings.startsAtOnce || isAwaited };
      [isAwaited, isMuted] = [false, settings.muted];
      putIn(element, firstKey, { ...scene, settings });
    },
    play(scene) {
      if (!link) {
        isAwaited = true;
        return;
      }
      const { isReady, startsAtOnce, hasFailed } = link.progress;
      const hears = link.player.kind === 'file' || isReady || startsAtOnce;
      if (hears && !hasFailed) link.handle.play();
      // One that has failed is loaded again. So is a frame that has not come yet, as one that begins by itself, while the browser
      // knows of the press.
      else replace(link.element, { ...scene, settings: { ...scene.settings, startsAtOnce: true } });
    },
    pause() {
      isAwaited = false;
      link?.handle.pause();
    },
    unmute() {
      if (isMuted) link?.handle.unmute?.();
      isMuted = false;
    },
    end() {
      link?.end.abort();
      link = null;
    },
  };
}
