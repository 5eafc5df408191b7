'use client';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { EmbeddedPost } from '../../data/backend/EmbeddedPost.ts';
import { knownSide } from '../../core/picture/knownSize.ts';
import { clamp } from '../../core/shared/clamp.ts';
import { createChangeDetails } from '../../core/shared/createChangeDetails.ts';
import { activeElementAround } from '../../core/shared/engine/focus.ts';
import { fillLabel } from '../../core/shared/fillLabel.ts';
import { mergeProps } from '../../core/shared/mergeProps.ts';
import { safeHref, safeSource } from '../../core/shared/urls.ts';
import { useInert } from '../../core/shared/useElementEffect.ts';
import { useLabels } from '../../core/shared/useLabels.ts';
import { useStableCallback } from '../../core/shared/useStableCallback.ts';
import { POST_EMBED_MAX_HEIGHT_PX, POST_EMBED_MIN_HEIGHT_PX, POST_EMBED_SECRET_LENGTH } from './constants.ts';
import { POST_EMBED_LABELS } from './labels.ts';
import { followedLink, secretFrameUrl, isSecret, parsePostMessage, type PostMessage } from './postFrame.ts';
import type { PostEmbedStatus, UsePostEmbedOptions, UsePostEmbedResult } from './types.ts';

interface FrameReport {
  readonly address: string;
  readonly height: number;
}

type Getters = Pick<UsePostEmbedResult, 'getQuoteProps' | 'getLinkProps' | 'getFrameProps'>;

/**
 * Allows only scripts. The iframe has no access to the page's origin, and can neither open new windows nor navigate the
 * page.
 */
const SANDBOX = 'allow-scripts';

/**
 * Embeds a post from another site in an iframe that determines its own height, between 200 and 1000 pixels. A quote is
 * shown until the iframe has sent a message, and also if JavaScript is unavailable.
 *
 * @example
 * const embed = usePostEmbed(post);
 * <blockquote {...embed.getQuoteProps()}><a {...embed.getLinkProps()} /></blockquote>
 * {embed.isAvailable && <iframe {...embed.getFrameProps()} />}
 */
export function usePostEmbed(post: EmbeddedPost, options: UsePostEmbedOptions = {}): UsePostEmbedResult {
  const { enabled = true, onHeightChange, onNavigate } = options;
  const labels = useLabels(POST_EMBED_LABELS, options.labels);
  const secret = useSecret(post.secret);
  // An iframe reads its secret only once, so it must not load before there is a secret.
  const address = enabled && secret !== '' ? secretFrameUrl(post.frameUrl, secret) : undefined;
  const [frame, setFrame] = useState<HTMLIFrameElement | null>(null);
  const [report, setReport] = useState<FrameReport | null>(null);

  // Ignore reports from another post's iframe.
  const isShown = address !== undefined && report?.address === address;
  const follow = useStableCallback((link: string) => {
    if (!frame || !isShown || !isPressedIn(frame)) return;
    const href = followedLink(link, frame.src);
    if (href === null) return;
    const details = createChangeDetails('link' as const);
    onNavigate?.(href, details);
    if (!details.isCanceled) window.open(href, '_top');
  });
  const onMessage = useStableCallback((message: PostMessage) => {
    if (address === undefined) return;
    if (message.type === 'link') {
      follow(message.href);
      return;
    }
    setReport({ address, height: message.height });
    if (report?.address !== address || report.height !== message.height) onHeightChange?.(message.height);
  });
  const { greet } = usePostMessages({ frame, secret: address === undefined ? '' : secret, onMessage });

  const status: PostEmbedStatus = isShown ? 'shown' : 'waiting';
  useInert(frame, !isShown);
  const { title, siteName, url } = post;
  const [width, wantedHeight] = [knownSide(post.width), knownSide(post.height)];
  const proposed = wantedHeight && clamp(wantedHeight, POST_EMBED_MIN_HEIGHT_PX, POST_EMBED_MAX_HEIGHT_PX);
  const height = isShown ? report.height : proposed;

  const getters = useMemo<Getters>(() => {
    const label = siteName ? labels.frame : labels.frameWithoutSite;
    const quote = { 'data-status': status, hidden: status === 'shown' };
    const link = { href: safeHref(url), children: title || labels.untitled };
    const ownFrame = {
      ref: setFrame,
      src: safeSource(address, 'frame'),
      title: fillLabel(label, { title: title || labels.untitled, site: siteName ?? '' }),
      sandbox: SANDBOX,
      width,
      height,
      'data-status': status,
      onLoad: greet,
    };
    return {
      getQuoteProps: (props) => mergeProps(quote, props),
      getLinkProps: (props) => mergeProps(link, props),
      getFrameProps: (props) => mergeProps(ownFrame, props),
    };
  }, [address, status, title, siteName, url, width, height, labels, greet]);

  return { status, isAvailable: address !== undefined, secret, height, ...getters, labels };
}

interface PostMessages {
  readonly frame: HTMLIFrameElement | null;
  /** The secret, or '' if there is no frame. */
  readonly secret: string;
  readonly onMessage: (message: PostMessage) => void;
}

/**
 * Exchanges messages with an iframe. The sender is identified by its window, because a sandboxed iframe has an opaque
 * origin.
 */
function usePostMessages({ frame, secret, onMessage }: PostMessages): { readonly greet: () => void } {
  const handleMessage = useStableCallback(({ source, data }: MessageEvent) => {
    if (source === null || source !== frame?.contentWindow) return;
    const message = parsePostMessage(data);
    if (message?.secret === secret) onMessage(message);
  });
  const greet = useStableCallback(() => {
    // A sandboxed iframe has no origin that could be the target origin. Apart from its type, the message contains only
    // the secret.
    if (secret !== '') frame?.contentWindow?.postMessage({ message: 'ready', secret }, '*');
  });
  useEffect(() => {
    if (!frame || secret === '') return undefined;
    window.addEventListener('message', handleMessage);
    greet();
    return () => window.removeEventListener('message', handleMessage);
  }, [frame, secret, handleMessage, greet]);
  return { greet };
}

/** `navigator.userActivation`, which is missing in some browsers older than November 2023. */
interface ActivatedNavigator {
  readonly userActivation?: { readonly isActive: boolean } | undefined;
}

/** Whether any part of the iframe is in the viewport. */
function isInWindow(frame: HTMLIFrameElement): boolean {
  const { top, bottom, left, right } = frame.getBoundingClientRect();
  return (
    top < window.innerHeight && bottom > 0 && left < window.innerWidth && right > 0 && bottom > top && right > left
  );
}

/**
 * Whether the user may have just clicked in an iframe. For this, the iframe must not be inert, must be in the viewport
 * and must have focus, and the browser must report user activation. Activation in an iframe also applies to its
 * ancestors. In browsers that do not report user activation, this check is skipped.
 */
function isPressedIn(frame: HTMLIFrameElement): boolean {
  const { userActivation } = navigator as ActivatedNavigator;
  if (userActivation && !userActivation.isActive) return false;
  return !frame.closest('[inert]') && isInWindow(frame) && activeElementAround(frame) === frame;
}

const subscribe = () => () => undefined;

function createKeeper(): () => string {
  let secret = '';
  return () => (secret ||= createSecret());
}

/** Returns the given secret, or a secret generated after hydration, so that server and client render the same HTML. */
function useSecret(given: string | undefined): string {
  const [keep] = useState(createKeeper);
  const own = useSyncExternalStore(subscribe, keep, () => '');
  return isSecret(given) ? given : own;
}

const DIGITS = 36;

/** Creates a random secret of letters and digits. */
export function createSecret(): string {
  const numbers = crypto.getRandomValues(new Uint32Array(POST_EMBED_SECRET_LENGTH));
  return Array.from(numbers, (number) => (number % DIGITS).toString(DIGITS)).join('');
}
