'use client';
import { useMemo, useState } from 'react';
import type { EmbeddedPost } from '../backend/EmbeddedPost.ts';
import { knownSide } from '../picture/knownSize.ts';
import { clamp } from '../shared/clamp.ts';
import { createChangeDetails } from '../shared/createChangeDetails.ts';
import { fillLabel } from '../shared/fillLabel.ts';
import { mergeProps } from '../shared/mergeProps.ts';
import { safeHref, safeSource } from '../shared/safeHref.ts';
import { useInert } from '../shared/useInert.ts';
import { useLabels } from '../shared/useLabels.ts';
import { useStableCallback } from '../shared/useStableCallback.ts';
import { POST_EMBED_MAX_HEIGHT_PX, POST_EMBED_MIN_HEIGHT_PX } from './constants.ts';
import { followedLink } from './followedLink.ts';
import { frameAddress } from './frameAddress.ts';
import { isPressedIn } from './engine/isPressedIn.ts';
import { POST_EMBED_LABELS } from './labels.ts';
import type { PostMessage } from './parsePostMessage.ts';
import type { PostEmbedStatus, UsePostEmbedOptions, UsePostEmbedResult } from './types.ts';
import { usePostMessages } from './usePostMessages.ts';
import { useSecret } from './useSecret.ts';

interface Heard {
  readonly address: string;
  readonly height: number;
}

type Getters = Pick<UsePostEmbedResult, 'getQuoteProps' | 'getLinkProps' | 'getFrameProps'>;

/** Scripts and nothing else: not our origin, no windows, no way of its own out of the frame. */
const SANDBOX = 'allow-scripts';

/**
 * A post of another site in a frame that is as high as it wants, within 200 and 1000 pixels. Until it speaks a quote stands there,
 * and for whoever runs no scripts the quote stays.
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
  // A frame reads its secret once: loaded without one it would be silent for ever.
  const address = enabled && secret !== '' ? frameAddress(post.frameUrl, secret) : undefined;
  const [frame, setFrame] = useState<HTMLIFrameElement | null>(null);
  const [heard, setHeard] = useState<Heard | null>(null);

  // What the frame of another post said says nothing of this one.
  const isShown = address !== undefined && heard?.address === address;
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
    setHeard({ address, height: message.height });
    if (heard?.address !== address || heard.height !== message.height) onHeightChange?.(message.height);
  });
  const { greet } = usePostMessages({ frame, secret: address === undefined ? '' : secret, onMessage });

  const status: PostEmbedStatus = isShown ? 'shown' : 'waiting';
  useInert(frame, !isShown);
  const { title, siteName, url } = post;
  const [width, wantedHeight] = [knownSide(post.width), knownSide(post.height)];
  const proposed = wantedHeight && clamp(wantedHeight, POST_EMBED_MIN_HEIGHT_PX, POST_EMBED_MAX_HEIGHT_PX);
  const height = isShown ? heard.height : proposed;

  const getters = useMemo<Getters>(() => {
    const label = siteName ? labels.frame : labels.frameOfNobody;
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
