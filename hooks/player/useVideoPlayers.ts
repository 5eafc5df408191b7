'use client';
import { useMemo } from 'react';
import { createVimeoPlayer } from './engine/createVimeoPlayer.ts';
import { createYouTubePlayer } from './engine/createYouTubePlayer.ts';
import { filePlayer } from './engine/filePlayer.ts';
import type { UsePlayerOptions, VideoPlayers } from './types.ts';

/** Who plays each provider's videos. The same objects as long as nothing of them changes, so that no frame is loaded twice. */
export function useVideoPlayers({ hosts, adapters }: Pick<UsePlayerOptions, 'hosts' | 'adapters'>): VideoPlayers {
  const { youtube: youTubeHost, vimeo: vimeoHost } = hosts ?? {};
  const { youtube, vimeo, file } = adapters ?? {};
  return useMemo(
    () => ({
      youtube: youtube ?? createYouTubePlayer({ host: youTubeHost }),
      vimeo: vimeo ?? createVimeoPlayer({ host: vimeoHost }),
      file: file ?? filePlayer,
    }),
    [youtube, vimeo, file, youTubeHost, vimeoHost],
  );
}
