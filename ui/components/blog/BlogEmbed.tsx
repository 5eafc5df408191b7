'use client';
import { useBackend } from '@loggia/hooks/backend';
import type { GalleryImage } from '@loggia/hooks/backend';
import { useKit } from '../../KitContext.ts';
import { EmbedSlide } from '../embed/EmbedSlide.tsx';

/** A video or a post of a blog. */
export function BlogEmbed({ image }: { readonly image: GalleryImage }) {
  const { labels } = useKit();
  const backend = useBackend<GalleryImage>(undefined);
  return <EmbedSlide image={image} isCurrent place="inline" consent={backend?.consent} labels={labels?.embed} />;
}
