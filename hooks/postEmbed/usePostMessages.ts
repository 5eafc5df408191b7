'use client';
import { useEffect } from 'react';
import { useStableCallback } from '../shared/useStableCallback.ts';
import { parsePostMessage } from './parsePostMessage.ts';
import type { PostMessage } from './parsePostMessage.ts';

export interface PostMessages {
  readonly frame: HTMLIFrameElement | null;
  /** '' for nobody to speak to. */
  readonly secret: string;
  readonly onMessage: (message: PostMessage) => void;
}

/**
 * Speaks with the page of a frame, and tells it that somebody listens. Whoever sends is known by the window that it sends from:
 * a frame in a sandbox has no origin.
 */
export function usePostMessages({ frame, secret, onMessage }: PostMessages): { readonly greet: () => void } {
  const handleMessage = useStableCallback(({ source, data }: MessageEvent) => {
    if (source === null || source !== frame?.contentWindow) return;
    const message = parsePostMessage(data);
    if (message?.secret === secret) onMessage(message);
  });
  const greet = useStableCallback(() => {
    // Nothing but the secret is said, and no origin can be named.
    if (secret !== '') frame?.contentWindow?.postMessage({ message: 'ready', secret }, '*');
  });
  useEffect(() => {
    if (!frame || secret === '') return undefined;
    window.addEventListener('message', handleMessage);
    greet();
    return () => window.removeEventListener('message', handleMessage);
  }, [frame, secret, handleMessage, greet]);
  return { greet };
}
