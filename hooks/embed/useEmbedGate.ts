'use client';
import { useMemo, useState } from 'react';
import type { GalleryImage } from '../backend/GalleryImage.ts';
import { useConsentGate, useForeignHost } from '../consent/useConsentGate.ts';
import { fileHref } from '../shared/safeHref.ts';
import { EMBED_HOSTS, embedOf } from './embedOf.ts';
import { PROVIDER_NAMES } from './labels.ts';
import type { Embed, EmbedHosts, UseEmbedOptions, UseEmbedResult } from './types.ts';

/** What shows the item. The same object as long as nothing of it changes, so that no frame is loaded twice. */
function useResolvedEmbed(image: GalleryImage, given: UseEmbedOptions['hosts'], autoplay: boolean): Embed {
  const { url, kind, fileName, fileType, startSeconds, endSeconds } = image;
  const hostsText = JSON.stringify({ ...EMBED_HOSTS, ...given });
  return useMemo(() => {
    const hosts = JSON.parse(hostsText) as EmbedHosts;
    const item = { url, kind, fileName, fileType, startSeconds, endSeconds };
    return embedOf(item, { hosts, autoplay }) ?? { type: 'image', src: url };
  }, [url, kind, fileName, fileType, startSeconds, endSeconds, hostsText, autoplay]);
}

/** What shows an item, and whether it may: nothing of a provider loads before the visitor wants it, where that is asked for. */
export function useEmbedGate<TImage extends GalleryImage>({
  image,
  hosts,
  requiresConsent,
  consent,
}: UseEmbedOptions<TImage>): Pick<
  UseEmbedResult,
  'embed' | 'href' | 'isBlocked' | 'canRemember' | 'load' | 'allowAlways'
> & { /** Who would learn of the visit; '' for nobody. */ readonly providerName: string } {
  const [wantedId, setWantedId] = useState<string | null>(null);
  const isWanted = wantedId === image.id;
  // Whoever presses Load wants it to begin.
  const embed = useResolvedEmbed(image, hosts, isWanted);
  const host = useForeignHost(embed.type === 'file' ? embed.src : undefined);
  const provider = embed.type === 'frame' ? embed.provider : host;
  const providerName = embed.type === 'frame' ? PROVIDER_NAMES[embed.provider] : (host ?? '');
  const want = () => setWantedId(image.id);
  const gate = useConsentGate({ provider, isWanted, want, requiresConsent, consent });
  return { embed, providerName, href: fileHref(image.url), ...gate };
}
