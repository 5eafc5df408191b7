'use client';
import { isEmbedded } from '../components/embed/isEmbedded.ts';
import { lazyPart } from '../components/lightbox/lazyPart.tsx';
import type { LightboxEmbedsProps } from './LightboxEmbeds.tsx';

const LazyEmbeds = lazyPart(async () => (await import('./LightboxEmbeds.tsx')).LightboxEmbeds);

/** Videos and posts in their slides. The code for them comes when one is in reach. */
export function LightboxMedia(props: LightboxEmbedsProps) {
  return props.lightbox.slides.some(({ image }) => isEmbedded(image)) ? <LazyEmbeds {...props} /> : null;
}
