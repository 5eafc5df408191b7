'use client';
import { useEmbed } from '@loggia/hooks/embed';
import type { GalleryImage } from '@loggia/hooks/backend';
import type { UseEmbedOptions } from '@loggia/hooks/embed';
import { useEmbedSettings } from '../../useEmbedSettings.ts';
import { EmbedPlayer } from './EmbedPlayer.tsx';
import { EmbedPoster } from './EmbedPoster.tsx';

export interface EmbedSlideProps<TImage extends GalleryImage = GalleryImage> extends UseEmbedOptions<TImage> {
  readonly className?: string | undefined;
}

/**
 * Embedded media as a slide: a provider's frame, a video, or a poster until the visitor wants either. It fills its room. With
 * `onUnknown`, the box of a kind that we do not know is left to the page.
 */
export function EmbedSlide<TImage extends GalleryImage>({ className, ...options }: EmbedSlideProps<TImage>) {
  const embed = useEmbed({ ...options, ...useEmbedSettings(options) });
  const isForeign = embed.embed.type === 'unknown' && options.onUnknown !== undefined;
  return (
    <div {...embed.getBoxProps({ className: className ? `loggia-embed ${className}` : 'loggia-embed' })}>
      {embed.isMounted && <EmbedPlayer embed={embed} />}
      {!embed.isMounted && !isForeign && <EmbedPoster embed={embed} />}
    </div>
  );
}
