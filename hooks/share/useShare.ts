'use client';
import { useMemo, useSyncExternalStore } from 'react';
import type { GalleryImage } from '../backend/GalleryImage.ts';
import { useLabels } from '../shared/useLabels.ts';
import { useStableCallbacks } from '../shared/useStableCallback.ts';
import { useUnchanged } from '../shared/useUnchanged.ts';
import { DEFAULT_SHARE_NETWORKS } from './constants.ts';
import { SHARE_LABELS } from './labels.ts';
import type { ShareLabels } from './labels.ts';
import { shareHref, shareSubject } from './shareAddresses.ts';
import type {
  ShareChannel,
  ShareLink,
  ShareNetwork,
  ShareSubject,
  ShareTarget,
  UseShareOptions,
  UseShareResult,
} from './types.ts';
import { useCopy } from './useCopy.ts';
import { useShareGetters } from './useShareGetters.ts';
import { useShareMenu } from './useShareMenu.ts';

/**
 * Shares an image: links to networks, the system's own sheet, and its address to copy.
 *
 * @example
 * const lightbox = useLightbox({ images });
 * const share = useShare(lightbox);
 * <ul>
 *   {share.links.map((link) => (
 *     <li key={link.network}><a {...share.getLinkProps({ link })}>{link.name}</a></li>
 *   ))}
 * </ul>
 */
export function useShare<TImage extends GalleryImage = GalleryImage>(
  target: ShareTarget<TImage>,
  options: UseShareOptions<TImage> = {},
): UseShareResult {
  const { enabled = true, onShare } = options;
  const { image, settings } = target;
  const networks = useUnchanged(options.networks ?? settings?.shareNetworks ?? DEFAULT_SHARE_NETWORKS);
  const labels = useLabels(SHARE_LABELS, options.labels);
  const page = usePageAddress();
  const subject = useUnchanged(enabled ? shareSubject(target, options, page) : undefined);
  const isAvailable = subject !== undefined;
  const url = subject?.url;
  const links = useMemo(() => linksTo(networks, subject, labels), [networks, subject, labels]);

  const { findNear, ...menu } = useShareMenu({ ...options, isAvailable, label: labels.share });
  const { report, share, handleCopied } = useStableCallbacks({
    report(channel: ShareChannel) {
      if (image && url !== undefined) onShare?.({ channel, image, url });
    },
    async share() {
      if (!subject || !(await shareNatively(subject))) return;
      report('native');
      menu.close('shared');
    },
    handleCopied: () => report('copy'),
  });
  const [copyStatus, copy] = useCopy(url, findNear, handleCopied);
  const hasNativeShare = useHasNativeShare();
  const announcement = { idle: '', copied: labels.copied, failed: labels.copyFailed }[copyStatus];
  const getters = useShareGetters({ url, copy, share, report, close: menu.close, announcement, labels });

  return useUnchanged({
    isAvailable,
    url,
    links,
    canShareNatively: isAvailable && hasNativeShare,
    shareNatively: share,
    copyStatus,
    copy,
    announcement,
    labels,
    ...menu,
    ...getters,
  });
}

function linksTo(
  networks: readonly ShareNetwork[],
  subject: ShareSubject | undefined,
  labels: ShareLabels,
): readonly ShareLink[] {
  return networks.flatMap((network): ShareLink[] => {
    const href = subject && shareHref(network, subject);
    return href === undefined ? [] : [{ network, href, name: labels[network] }];
  });
}

function subscribeToHistory(onChange: () => void): () => void {
  window.addEventListener('popstate', onChange);
  return () => window.removeEventListener('popstate', onChange);
}

/** The page's address without its hash; undefined on a server and in the first client render. */
const usePageAddress = (): string | undefined =>
  useSyncExternalStore(
    subscribeToHistory,
    () => window.location.href.replace(/#.*/s, ''),
    () => undefined,
  );

const subscribeToNothing = () => () => undefined;

/** Whether the system has a share sheet. */
const useHasNativeShare = (): boolean =>
  useSyncExternalStore(
    subscribeToNothing,
    () => typeof navigator.share === 'function',
    () => false,
  );

/** Shows the system's share sheet. False when the visitor closed it or the browser refused. */
async function shareNatively({ url, title, description }: ShareSubject): Promise<boolean> {
  try {
    await navigator.share({ url, ...(title && { title }), ...(description && { text: description }) });
    return true;
  } catch {
    return false;
  }
}
