'use client';
import { isEmbedded } from '../components/embed/isEmbedded.ts';
import type { LightboxEmbedsProps } from './LightboxEmbeds.tsx';
import { LazyEmbeds } from './lightboxParts.ts';

/** Videos and posts in their slides. The code for them comes when one is in reach. */
export function LightboxMedia(props: LightboxEmbedsProps) {
  return props.lightbox.slides.some(({ image }) => isEmbedded(image)) ? <LazyEmbeds {...props} /> : null;
}
