'use client';
import { useBackend } from '@loggia/hooks/backend';
import type { GalleryImage } from '@loggia/hooks/backend';
import type { UseEmbedOptions } from '@loggia/hooks/embed';
import { useKit } from '../../KitContext.ts';
import { EmbedSlide } from '../embed/EmbedSlide.tsx';

export type SlideshowEmbedProps = Pick<UseEmbedOptions, 'image' | 'isCurrent' | 'onPlaybackChange'>;

/** A video or a post in a slide. */
export function SlideshowEmbed(props: SlideshowEmbedProps) {
  const { labels } = useKit();
  const backend = useBackend<GalleryImage>(undefined);
  return <EmbedSlide {...props} place="inline" consent={backend?.consent} labels={labels?.embed} />;
}
