'use client';
import { useEffect, useMemo, useState, useSyncExternalStore, type SyntheticEvent } from 'react';
import type { GalleryImage } from '../../data/backend/GalleryImage.ts';
import { safeHref } from '../../core/shared/urls.ts';
import { buttonProps } from '../../core/shared/controlProps.ts';
import { warnOnce } from '../../core/shared/developerMessages.ts';
import { fillLabel } from '../../core/shared/fillLabel.ts';
import { memoizeByKey } from '../../core/shared/memoizeByKey.ts';
import { mergeProps } from '../../core/shared/mergeProps.ts';
import { useLabels } from '../../core/shared/useLabels.ts';
import { useMenuButton } from '../../core/shared/useMenuButton.ts';
import { useStableCallback, useStableCallbacks } from '../../core/shared/useStableCallback.ts';
import { useUnchanged } from '../../core/shared/useUnchanged.ts';
import { COPY_NOTICE_MS, DEFAULT_SHARE_NETWORKS, SHARE_NETWORKS } from './constants.ts';
import { copyText } from './engine/copyText.ts';
import { SHARE_LABELS, type ShareLabels } from './labels.ts';
import { shareHref, shareSubject } from './shareUrls.ts';
import type {
  CopyStatus,
  ShareChannel,
  ShareLink,
  ShareNetwork,
  ShareSubject,
  ShareTarget,
  UseShareOptions,
  UseShareResult,
} from './types.ts';

/**
 * Lets users share an image through links to networks, the native share sheet and a URL to copy.
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
  const page = usePageUrl();
  const subject = useUnchanged(enabled ? shareSubject(target, options, page) : undefined);
  const isAvailable = subject !== undefined;
  const url = subject?.url;
  const links = useMemo(() => linksTo(networks, subject, labels), [networks, subject, labels]);

  const { isOpen, onOpenChange } = options;
  const { findNear, ...menu } = useMenuButton<'shared'>({
    isOpen,
    onOpenChange,
    enabled: isAvailable,
    label: labels.share,
  });
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
    if (!SHARE_NETWORKS.includes(network)) {
      warnOnce(`Ignored the unknown share network "${network}". Supported networks: ${SHARE_NETWORKS.join(', ')}.`);
      return [];
    }
    const href = subject && shareHref(network, subject);
    return href === undefined ? [] : [{ network, href, name: labels[network] }];
  });
}

function subscribeToHistory(onChange: () => void): () => void {
  window.addEventListener('popstate', onChange);
  return () => window.removeEventListener('popstate', onChange);
}

/** Returns the page's URL without its hash, or `undefined` on the server and in the first client render. */
const usePageUrl = (): string | undefined =>
  useSyncExternalStore(
    subscribeToHistory,
    () => window.location.href.replace(/#.*/s, ''),
    () => undefined,
  );

const subscribeToNothing = () => () => undefined;

/** Returns whether the browser supports the native share sheet. */
const useHasNativeShare = (): boolean =>
  useSyncExternalStore(
    subscribeToNothing,
    () => typeof navigator.share === 'function',
    () => false,
  );

/** Opens the native share sheet. Resolves to `false` if the user closed the sheet or the browser didn't allow it. */
async function shareNatively({ url, title, description }: ShareSubject): Promise<boolean> {
  try {
    await navigator.share({ url, ...(title && { title }), ...(description && { text: description }) });
    return true;
  } catch {
    return false;
  }
}

type ShareGetters = Pick<
  UseShareResult,
  'getLinkProps' | 'getNativeButtonProps' | 'getCopyButtonProps' | 'getUrlFieldProps' | 'getStatusProps'
>;

interface UseShareGettersOptions extends Pick<UseShareResult, 'url' | 'copy' | 'announcement' | 'close'> {
  /** Opens the native share sheet. */
  readonly share: () => Promise<void>;
  /** Called when an image was shared. */
  readonly report: (channel: ShareChannel) => void;
  readonly labels: ShareLabels;
}

/** Returns the prop getters for the links, buttons, URL field and live region. */
function useShareGetters(options: UseShareGettersOptions): ShareGetters {
  const { url, copy, share, report, close, announcement, labels } = options;
  const clickOf = useMemo(
    () =>
      memoizeByKey((network: ShareNetwork) => ({ nativeEvent }: SyntheticEvent) => {
        report(network);
        close('shared', nativeEvent);
      }),
    [report, close],
  );
  return useMemo<ShareGetters>(() => {
    const isOff = url === undefined;
    const native = { ...buttonProps(labels.native, () => void share(), isOff), 'aria-label': undefined };
    const copyButton = { ...buttonProps(labels.copy, () => void copy(), isOff), 'aria-label': undefined };
    const field = {
      type: 'text',
      readOnly: true,
      value: url ?? '',
      'aria-label': labels.url,
      onFocus: (event: SyntheticEvent<HTMLInputElement>) => event.currentTarget.select(),
    };
    return {
      getLinkProps: ({ link, ...props }) => {
        const own = {
          href: safeHref(link.href),
          target: '_blank',
          rel: 'noopener noreferrer',
          'aria-label': fillLabel(labels.shareOn, { network: link.name }),
          'data-network': link.network,
          onClick: clickOf(link.network),
        };
        return mergeProps(own, props);
      },
      getNativeButtonProps: (props) => mergeProps({ ...native, children: labels.native }, props),
      getCopyButtonProps: (props) => mergeProps({ ...copyButton, children: labels.copy }, props),
      getUrlFieldProps: (props) => mergeProps(field, props),
      getStatusProps: (props) =>
        mergeProps({ role: 'status', 'aria-live': 'polite', children: announcement } as const, props),
    };
  }, [url, copy, share, clickOf, announcement, labels]);
}

interface Outcome {
  readonly url: string;
  readonly isCopied: boolean;
}

/**
 * Copies a URL and provides the result for a few seconds. `findNear` returns an element inside the open dialog, if
 * there is one.
 */
function useCopy(
  url: string | undefined,
  findNear: () => Element | null,
  onCopied: () => void,
): readonly [status: CopyStatus, copy: () => Promise<void>] {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const copy = useStableCallback(async () => {
    if (url === undefined) return;
    const isCopied = await copyText(url, findNear());
    setOutcome({ url, isCopied });
    if (isCopied) onCopied();
  });
  useEffect(() => {
    // An error message remains, because the user still has to copy the URL manually.
    if (!outcome?.isCopied) return undefined;
    const timer = setTimeout(() => setOutcome(null), COPY_NOTICE_MS);
    return () => clearTimeout(timer);
  }, [outcome]);
  const isCurrent = outcome !== null && outcome.url === url;
  return [isCurrent ? (outcome.isCopied ? 'copied' : 'failed') : 'idle', copy];
}
