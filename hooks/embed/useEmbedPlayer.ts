'use client';
import { useMemo, useState } from 'react';
import type { SyntheticEvent } from 'react';
import { frameProtocols } from '../player/frameProtocols.ts';
import { useFileClip } from '../player/useFileClip.ts';
import { useFramePlayer } from '../player/useFramePlayer.ts';
import type { VideoClip } from '../backend/VideoClip.ts';
import type { Playback } from '../backend/Playback.ts';
import type { ElementProps } from '../shared/ElementProps.ts';
import { useStableCallbacks } from '../shared/useStableCallbacks.ts';
import type { Embed } from './types.ts';

export interface EmbedPlayer {
  readonly playback: Playback;
  play(): void;
  pause(): void;
  /** False where nothing but unloading stops it. */
  readonly canPause: boolean;
  /** The video's file did not come, or is none. */
  readonly hasFailed: boolean;
  readonly frameProps: ElementProps<'iframe'>;
  readonly videoProps: ElementProps<'video'>;
}

const originOf = (embed: Embed): string => {
  if (embed.type !== 'frame') return '';
  try {
    return new URL(embed.src, globalThis.location?.href).origin;
  } catch {
    return '';
  }
};

/** One way to play, pause and hear of both, whether a provider's frame plays or a video of the page's own. */
export function useEmbedPlayer(embed: Embed): EmbedPlayer {
  const [frame, setFrame] = useState<HTMLIFrameElement | null>(null);
  const [video, setVideo] = useState<HTMLVideoElement | null>(null);
  const [ownPlayback, setOwnPlayback] = useState<Playback>('unstarted');
  const [failedSource, setFailedSource] = useState<string | null>(null);
  const protocol = embed.type === 'frame' && embed.player ? frameProtocols[embed.player] : undefined;
  const times: VideoClip = embed.type === 'frame' || embed.type === 'file' ? embed : {};
  const { startSeconds, endSeconds } = times;
  const origin = frame ? originOf(embed) : '';
  const remote = useFramePlayer({ frame, protocol, origin, startSeconds, endSeconds });
  const isOver = useFileClip({ video, startSeconds, endSeconds, onEnd: () => setOwnPlayback('ended') });
  const { handleLoad } = remote;

  const verbs = useStableCallbacks({
    play() {
      remote.play();
      // A browser may refuse: the visitor has the controls.
      void video?.play().catch(() => undefined);
    },
    pause() {
      remote.pause();
      video?.pause();
    },
  });
  const props = useMemo(
    () => ({
      frameProps: { ref: setFrame, onLoad: handleLoad },
      videoProps: {
        ref: setVideo,
        onPlay: () => setOwnPlayback('playing'),
        onPause: () => isOver() || setOwnPlayback('paused'),
        onEnded: () => setOwnPlayback('ended'),
        onError: ({ currentTarget }: SyntheticEvent<HTMLVideoElement>) =>
          setFailedSource(currentTarget.getAttribute('src')),
      },
    }),
    [handleLoad, isOver],
  );
  const hasFailed = embed.type === 'file' && embed.src === failedSource;
  const playback = embed.type === 'file' && video ? ownPlayback : remote.playback;
  return { playback, ...verbs, canPause: protocol !== undefined || embed.type === 'file', hasFailed, ...props };
}
