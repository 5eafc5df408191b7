'use client';
import { useMemo, useState } from 'react';
import type { GalleryImage } from '../backend/GalleryImage.ts';
import { useConsentGate, useForeignHost } from '../consent/useConsentGate.ts';
import { fileHref } from '../shared/addresses.ts';
import { EMBED_HOSTS, embedOf } from './embedOf.ts';
import { PROVIDER_NAMES } from './labels.ts';
import type { Embed, EmbedHosts, UseEmbedOptions, UseEmbedResult } from './types.ts';

/** Returns the embed of an item, as the same object while nothing of it changes, so that no frame is loaded twice. */
function useResolvedEmbed(image: GalleryImage, given: UseEmbedOptions['hosts'], autoplay: boolean): Embed {
  const { url, kind, fileName, fileType, startSeconds, endSeconds } = image;
  const hostsText = JSON.stringify({ ...EMBED_HOSTS, ...given });
  return useMemo(() => {
    const hosts = JSON.parse(hostsText) as EmbedHosts;
    const item = { url, kind, fileName, fileType, startSeconds, endSeconds };
    return embedOf(item, { hosts, autoplay }) ?? { type: 'image', src: url };
  }, [url, kind, fileName, fileType, startSeconds, endSeconds, hostsText, autoplay]);
}

/** Returns the embed of an item and its consent gate: where consent is required, nothing of a provider loads before the visitor agrees. */
export function useEmbedGate<TImage extends GalleryImage>({
  image,
  hosts,
  requiresConsent,
  consent,
}: UseEmbedOptions<TImage>): Pick<
  UseEmbedResult,
  'embed' | 'href' | 'isBlocked' | 'canRemember' | 'load' | 'allowAlways'
> & { /** The party that would learn of the visit; '' for nobody. */ readonly providerName: string } {
  const [requestedId, setRequestedId] = useState<string | null>(null);
  const isRequested = requestedId === image.id;
  // Whoever presses Load wants it to begin.
  const embed = useResolvedEmbed(image, hosts, isRequested);
  const host = useForeignHost(embed.type === 'file' ? embed.src : undefined);
  const provider = embed.type === 'frame' ? embed.provider : host;
  const providerName = embed.type === 'frame' ? PROVIDER_NAMES[embed.provider] : (host ?? '');
  const onRequest = () => setRequestedId(image.id);
  const gate = useConsentGate({ provider, isRequested, onRequest, requiresConsent, consent });
  return { embed, providerName, href: fileHref(image.url), ...gate };
}
