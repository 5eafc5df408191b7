'use client';
import { useEffect } from 'react';
import type { GalleryImage } from '../backend/GalleryImage.ts';
import { usePlayerSeat } from '../player/usePlayerSeat.ts';
import { fillLabel } from '../shared/fillLabel.ts';
import { useLabels } from '../shared/useLabels.ts';
import { useStableCallback } from '../shared/useStableCallback.ts';
import { useUnchanged } from '../shared/useUnchanged.ts';
import { EMBED_LABELS } from './labels.ts';
import type { UseEmbedOptions, UseEmbedResult } from './types.ts';
import { useEmbedBox } from './useEmbedBox.ts';
import { useEmbedGate } from './useEmbedGate.ts';
import { useEmbedGetters } from './useEmbedGetters.ts';
import { useEmbedMounting } from './useEmbedMounting.ts';
import { useEmbedPlayer } from './useEmbedPlayer.ts';
import { useUnknownEmbed } from './useUnknownEmbed.ts';

/**
 * One item of embedded media: what shows it, when it may load, and its player.
 *
 * ```tsx
 * const embed = useEmbed({ image, isCurrent: slide.role === 'current', requiresConsent: true });
 * <div {...embed.getBoxProps()}>
 *   {!embed.isMounted && embed.poster && <img {...embed.getPosterProps()} />}
 *   {embed.isBlocked && <button {...embed.getLoadButtonProps()}>▶</button>}
 *   {embed.isMounted && <iframe {...embed.getFrameProps()} />}
 * </div>
 * ```
 */
export function useEmbed<TImage extends GalleryImage>(options: UseEmbedOptions<TImage>): UseEmbedResult {
  const { image, isCurrent, place = 'lightbox' } = options;
  const labels = useLabels(EMBED_LABELS, options.labels);
  const { embed, providerName, isBlocked, load, allowAlways, ...facts } = useEmbedGate(options);
  const { playback, canPause, hasFailed, play, pause, ...elementProps } = useEmbedPlayer(embed);
  const mounting = { embed, imageId: image.id, isCurrent, isBlocked, canPause, hasFailed };
  const isMounted = useEmbedMounting(mounting);

  useEffect(() => {
    if (!isCurrent) pause();
  }, [isCurrent, pause]);
  usePlayerSeat(isMounted && playback === 'playing', pause, options.players);
  const heard = isMounted ? playback : 'unstarted';
  const tellPlayback = useStableCallback((now: typeof heard) => options.onPlaybackChange?.(now, image));
  useEffect(() => {
    tellPlayback(heard);
  }, [heard, tellPlayback]);

  const [box, setBox] = useEmbedBox(embed, place, image);
  useUnknownEmbed(image, embed.type === 'unknown' && isCurrent ? box : null, options.onUnknown);
  const gate = { isBlocked, load, allowAlways, labels };
  const [title, poster] = [image.title ?? '', image.thumbnail?.url];
  const getters = useEmbedGetters({ embed, providerName, title, poster, box, setBox, ...elementProps, ...gate });
  const notice = providerName && fillLabel(labels.notice, { provider: providerName });
  const shown = { embed, poster, isMounted, hasFailed, playback, notice };
  return useUnchanged({ ...shown, play, pause, ...facts, ...gate, ...getters });
}
