'use client';
import { useSlideshowMusic } from '@loggia/hooks/inlineSlideshow';
import type { UseInlinePlaybackResult } from '@loggia/hooks/inlineSlideshow';
import { MusicIcon } from '../../icons/MusicIcon.ts';
import { useKit } from '../../useKit.ts';
import { IconButton } from '../iconButton/IconButton.tsx';

export interface SlideshowMusicProps {
  readonly playback: UseInlinePlaybackResult;
  readonly url: string;
  readonly hasButton: boolean;
}

/** Music with a slideshow, and the way to turn it off. */
export function SlideshowMusic({ playback, url, hasButton }: SlideshowMusicProps) {
  const { labels } = useKit();
  const music = useSlideshowMusic(playback, { url, labels: labels?.inlineSlideshow });
  if (!music.isAvailable) return null;
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- music has no words to write down. */}
      <audio {...music.getAudioProps()} />
      {hasButton && playback.hasControl && <IconButton {...music.getMusicButtonProps()} icon={<MusicIcon />} />}
    </>
  );
}
