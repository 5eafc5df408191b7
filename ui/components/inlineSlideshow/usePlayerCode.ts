'use client';
import { useEffect, useState } from 'react';
import type { ReactElement } from 'react';
import type { GalleryImage } from '@loggia/hooks';
import type { SlideshowPlayerProps } from './SlideshowPlayer.tsx';

type Player = <TImage extends GalleryImage>(props: SlideshowPlayerProps<TImage>) => ReactElement;

/** What makes a slideshow move, once its code is there. Where it cannot be had it is fetched again when the network is back. */
export function usePlayerCode(): { readonly Player: Player | null } {
  const [player, setPlayer] = useState<Player | null>(null);
  useEffect(() => {
    const end = new AbortController();
    const load = async () => {
      try {
        const { SlideshowPlayer } = await import('./SlideshowPlayer.tsx');
        if (!end.signal.aborted) setPlayer(() => SlideshowPlayer);
      } catch {
        window.addEventListener('online', () => void load(), { once: true, signal: end.signal });
      }
    };
    void load();
    return () => end.abort();
  }, []);
  return { Player: player };
}
