'use client';
import { useEffect, useMemo, useState, type SyntheticEvent } from 'react';
import type { GalleryImage } from '../../data/backend/GalleryImage.ts';
import type { VideoClip } from '../../data/backend/VideoClip.ts';
import type { Playback } from '../../data/backend/VideoPlayer.ts';
import { useConsentGate, useForeignHost } from '../consent/useConsentGate.ts';
import { frameProtocols } from '../player/frameProtocols.ts';
import { useFileClip, useFramePlayer } from '../player/useFramePlayer.ts';
import { usePlayerGroup } from '../player/usePlayerGroup.ts';
import { fileHref } from '../../core/shared/urls.ts';
import type { ElementProps } from '../../core/shared/ElementProps.ts';
import { fillLabel } from '../../core/shared/fillLabel.ts';
import { useAdjustedState } from '../../core/shared/useAdjustedState.ts';
import { useCustomProperties } from '../../core/shared/useElementEffect.ts';
import { useElementSize } from '../../core/shared/useElementGeometry.ts';
import { useLabels } from '../../core/shared/useLabels.ts';
import { useStableCallback, useStableCallbacks } from '../../core/shared/useStableCallback.ts';
import { useUnchanged } from '../../core/shared/useUnchanged.ts';
import { EMBED_EVENT } from './constants.ts';
import { EMBED_HOSTS, embedOf, embedSize } from './embedOf.ts';
import { EMBED_LABELS, PROVIDER_NAMES } from './labels.ts';
import type { Embed, EmbedVariant, UnknownEmbed, UseEmbedOptions, UseEmbedResult } from './types.ts';
import { useEmbedGetters } from './useEmbedGetters.ts';

/**
 * Embeds a media item: manages its element, consent gate and player.
 *
 * ```tsx
 * const embed = useEmbed({ image, isCurrent: slide.role === 'current', requiresConsent: true });
 * <div {...embed.getContainerProps()}>
 *   {!embed.isMounted && embed.poster && <img {...embed.getPosterProps()} />}
 *   {embed.isBlocked && <button {...embed.getLoadButtonProps()}>▶</button>}
 *   {embed.isMounted && <iframe {...embed.getFrameProps()} />}
 * </div>
 * ```
 */
export function useEmbed<TImage extends GalleryImage>(options: UseEmbedOptions<TImage>): UseEmbedResult {
  const { image, isCurrent, variant = 'lightbox' } = options;
  const labels = useLabels(EMBED_LABELS, options.labels);
  const { embed, providerName, isBlocked, load, allowAlways, ...facts } = useEmbedGate(options);
  const { playback, canPause, hasFailed, play, pause, ...elementProps } = useEmbedPlayer(embed);
  const mounting = { embed, imageId: image.id, isCurrent, isBlocked, canPause, hasFailed };
  const isMounted = useEmbedMounting(mounting);

  useEffect(() => {
    if (!isCurrent) pause();
  }, [isCurrent, pause]);
  usePlayerGroup(isMounted && playback === 'playing', pause, options.players);
  const reported = isMounted ? playback : 'unstarted';
  const reportPlayback = useStableCallback((now: typeof reported) => options.onPlaybackChange?.(now, image));
  useEffect(() => {
    reportPlayback(reported);
  }, [reported, reportPlayback]);

  const [box, setBox] = useEmbedBox(embed, variant, image);
  useUnknownEmbed(image, embed.type === 'unknown' && isCurrent ? box : null, options.onUnknown);
  const gate = { isBlocked, load, allowAlways, labels };
  const [title, poster] = [image.title ?? '', image.thumbnail?.url];
  const getters = useEmbedGetters({ embed, providerName, title, poster, box, setBox, ...elementProps, ...gate });
  const notice = providerName && fillLabel(labels.notice, { provider: providerName });
  const shown = { embed, poster, isMounted, hasFailed, playback, notice };
  return useUnchanged({ ...shown, play, pause, ...facts, ...gate, ...getters });
}

interface UseEmbedMountingOptions extends Pick<EmbedPlayer, 'canPause' | 'hasFailed'> {
  readonly embed: Embed;
  readonly imageId: string;
  readonly isCurrent: boolean;
  readonly isBlocked: boolean;
}

/**
 * Returns whether to mount an iframe or video. A player that cannot be paused is unmounted when the user leaves its
 * slide. Other players remain mounted and keep their playback position.
 */
function useEmbedMounting(options: UseEmbedMountingOptions): boolean {
  const { embed, imageId, isCurrent, isBlocked, canPause, hasFailed } = options;
  const isPlayer = embed.type === 'frame' || embed.type === 'file';
  const canMount = isPlayer && !isBlocked && !hasFailed;
  const [mountedId] = useAdjustedState<string | null>(
    () => null,
    (mounted) => (canMount && isCurrent ? imageId : mounted),
  );
  return canMount && (isCurrent || (canPause && mountedId === imageId));
}

export interface EmbedPlayer {
  readonly playback: Playback;
  play(): void;
  pause(): void;
  /** Whether the player can be paused. If not, it can only be stopped by unmounting it. */
  readonly canPause: boolean;
  /** Whether the video file failed to load. */
  readonly hasFailed: boolean;
  readonly frameProps: ElementProps<'iframe'>;
  readonly videoProps: ElementProps<'video'>;
}

const originOf = (embed: Embed): string => {
  if (embed.type !== 'frame') return '';
  try {
    return new URL(embed.src, globalThis.location?.href).origin;
  } catch {
    return '';
  }
};

/** Controls playback and reports its state, both for a provider's iframe and for a `<video>`. */
function useEmbedPlayer(embed: Embed): EmbedPlayer {
  const [frame, setFrame] = useState<HTMLIFrameElement | null>(null);
  const [video, setVideo] = useState<HTMLVideoElement | null>(null);
  const [ownPlayback, setOwnPlayback] = useState<Playback>('unstarted');
  const [failedSource, setFailedSource] = useState<string | null>(null);
  const protocol = embed.type === 'frame' && embed.player ? frameProtocols[embed.player] : undefined;
  const times: VideoClip = embed.type === 'frame' || embed.type === 'file' ? embed : {};
  const { startSeconds, endSeconds } = times;
  const origin = frame ? originOf(embed) : '';
  const remote = useFramePlayer({ frame, protocol, origin, startSeconds, endSeconds });
  const isOver = useFileClip({ video, startSeconds, endSeconds, onEnded: () => setOwnPlayback('ended') });
  const { handleLoad } = remote;

  const verbs = useStableCallbacks({
    play() {
      remote.play();
      // The browser may block playback. The native controls still work.
      void video?.play().catch(() => undefined);
    },
    pause() {
      remote.pause();
      video?.pause();
    },
  });
  const props = useMemo(
    () => ({
      frameProps: { ref: setFrame, onLoad: handleLoad },
      videoProps: {
        ref: setVideo,
        onPlay: () => setOwnPlayback('playing'),
        onPause: () => isOver() || setOwnPlayback('paused'),
        onEnded: () => setOwnPlayback('ended'),
        onError: ({ currentTarget }: SyntheticEvent<HTMLVideoElement>) =>
          setFailedSource(currentTarget.getAttribute('src')),
      },
    }),
    [handleLoad, isOver],
  );
  const hasFailed = embed.type === 'file' && embed.src === failedSource;
  const playback = embed.type === 'file' && video ? ownPlayback : remote.playback;
  return { playback, ...verbs, canPause: protocol !== undefined || embed.type === 'file', hasFailed, ...props };
}

/** Measures an embed's container, and sets the size of its content as custom properties. */
function useEmbedBox(
  embed: Embed,
  variant: EmbedVariant,
  picture: Pick<GalleryImage, 'width' | 'height'>,
): readonly [HTMLElement | null, (element: HTMLElement | null) => void] {
  const [box, setBox] = useState<HTMLElement | null>(null);
  const shape = embed.type === 'frame' ? embed.shape : 'video';
  const size = embedSize({ shape, variant, container: useElementSize(box), image: picture });
  useCustomProperties(box, {
    '--loggia-embed-width': `${size.width}px`,
    '--loggia-embed-height': `${size.height}px`,
  });
  return [box, setBox];
}

/** Reports an item of an unknown kind, with a callback and a DOM event. */
function useUnknownEmbed<TImage extends GalleryImage>(
  image: TImage,
  element: HTMLElement | null,
  onUnknown: ((unknown: UnknownEmbed<TImage>) => void) | undefined,
): void {
  const { id, fileType = '' } = image;
  const report = useStableCallback((box: HTMLElement, reportedId: string) => {
    if (reportedId !== id) return;
    const detail: UnknownEmbed<TImage> = { image, fileType, element: box };
    onUnknown?.(detail);
    box.dispatchEvent(new CustomEvent(EMBED_EVENT, { bubbles: true, detail }));
  });
  useEffect(() => {
    if (element) report(element, id);
  }, [element, id, report]);
}

/** Returns an item's embed. The object stays the same while nothing changes, so that no iframe reloads. */
function useResolvedEmbed(image: GalleryImage, ownHosts: UseEmbedOptions['hosts'], autoplay: boolean): Embed {
  const { url, kind, fileName, fileType, startSeconds, endSeconds } = image;
  const hosts = useUnchanged({ ...EMBED_HOSTS, ...ownHosts });
  return useMemo(() => {
    const item = { url, kind, fileName, fileType, startSeconds, endSeconds };
    return embedOf(item, { hosts, autoplay }) ?? { type: 'image', src: url };
  }, [url, kind, fileName, fileType, startSeconds, endSeconds, hosts, autoplay]);
}

/**
 * Returns an item's embed and its consent gate. If consent is required, nothing is loaded from the provider until the
 * user consents.
 */
function useEmbedGate<TImage extends GalleryImage>({
  image,
  hosts,
  requiresConsent,
  consent,
}: UseEmbedOptions<TImage>): Pick<
  UseEmbedResult,
  'embed' | 'href' | 'isBlocked' | 'canRemember' | 'load' | 'allowAlways'
> & {
  /** The third party that would receive data about the user; '' if there is none. */
  readonly providerName: string;
} {
  const [requestedId, setRequestedId] = useState<string | null>(null);
  const isRequested = requestedId === image.id;
  // Clicking "Load" also starts the video.
  const embed = useResolvedEmbed(image, hosts, isRequested);
  const host = useForeignHost(embed.type === 'file' ? embed.src : undefined);
  const provider = embed.type === 'frame' ? embed.provider : host;
  const providerName = embed.type === 'frame' ? PROVIDER_NAMES[embed.provider] : (host ?? '');
  const onRequest = () => setRequestedId(image.id);
  const gate = useConsentGate({ provider, isRequested, onRequest, requiresConsent, consent });
  return { embed, providerName, href: fileHref(image.url), ...gate };
}
