'use client';
import { useEffect, useState } from 'react';
import type { PlaylistVideo } from '../backend/PlaylistSource.ts';
import type { VideoPlayer, VideoPlayerEvent, VideoSettings } from '../backend/VideoPlayer.ts';
import { useIsomorphicLayoutEffect } from '../shared/useIsomorphicLayoutEffect.ts';
import { useStableCallback } from '../shared/useStableCallback.ts';
import { createVideoStage } from './engine/createVideoStage.ts';
import type { VideoElement } from './engine/createVideoStage.ts';
import { videoKey } from './videoKey.ts';

export interface VideoElementOptions {
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
