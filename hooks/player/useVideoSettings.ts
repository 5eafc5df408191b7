'use client';
import { useMemo } from 'react';
import type { VideoSettings } from '../backend/VideoPlayer.ts';
import type { UsePlayerOptions } from './types.ts';

/** How a video is to be shown, out of a player's options. The same object as long as nothing of it changes. */
export function useVideoSettings(
  options: Omit<UsePlayerOptions, 'video' | 'onPlaybackChange' | 'onEnded' | 'onFailed'>,
): Omit<VideoSettings, 'startsAtOnce'> {
  const { controls = true, loop = false, muted = false, captions, captionLanguage, language } = options;
  const { annotations, relatedVideos, modestBranding, information } = options;
  return useMemo(
    () => ({
      ...{ muted, controls, loop, captions, captionLanguage, language },
      ...{ annotations, relatedVideos, modestBranding, information },
    }),
    [
      ...[muted, controls, loop, captions, captionLanguage, language],
      ...[annotations, relatedVideos, modestBranding, information],
    ],
  );
}
