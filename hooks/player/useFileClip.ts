'use client';
import { useEffect, useRef } from 'react';
import type { VideoClip } from '../backend/VideoClip.ts';
import { useStableCallback } from '../shared/useStableCallback.ts';
import { isPiece, toClip } from './clip.ts';
import { watchFileClip } from './engine/watchFileClip.ts';
import type { FileClip } from './engine/watchFileClip.ts';

export interface FileClipHookOptions extends VideoClip {
  readonly video: HTMLVideoElement | null;
  readonly onEnd?: (() => void) | undefined;
}

/** Keeps the film in an element within its piece. Back comes whether it rests at the end of that. */
export function useFileClip({ video, startSeconds, endSeconds, onEnd }: FileClipHookOptions): () => boolean {
  const piece = useRef<FileClip | null>(null);
  const tellEnd = useStableCallback(() => onEnd?.());
  useEffect(() => {
    const clip = toClip({ startSeconds, endSeconds });
    if (!video || !isPiece(clip)) return undefined;
    const end = new AbortController();
    piece.current = watchFileClip({ video, clip, onEnd: tellEnd, signal: end.signal });
    return () => {
      piece.current = null;
      end.abort();
    };
  }, [video, startSeconds, endSeconds, tellEnd]);
  return useStableCallback(() => piece.current?.isOver() ?? false);
}
