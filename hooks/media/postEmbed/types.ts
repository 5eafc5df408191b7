import type { ChangeDetails } from '../../core/shared/createChangeDetails.ts';
import type { PropGetter } from '../../core/shared/ElementProps.ts';
import type { PostEmbedLabels } from './labels.ts';

/**
 * The status of an embedded post: `waiting` while the quote is shown, and `shown` once the iframe has sent a message.
 */
export type PostEmbedStatus = 'waiting' | 'shown';

/** Why an iframe requested navigation. */
export type PostEmbedNavigateReason = 'link';

export interface UsePostEmbedOptions {
  /** Called when the iframe reports its height, in CSS pixels. */
  readonly onHeightChange?: ((height: number) => void) | undefined;
  /**
   * Called when the user clicks a link in the iframe that leads to the iframe's own host. `details.cancel()` prevents
   * the page from navigating to it.
   */
  readonly onNavigate?: ((href: string, details: ChangeDetails<PostEmbedNavigateReason>) => void) | undefined;
  readonly labels?: Partial<PostEmbedLabels> | undefined;
  /** Whether to embed the iframe. If false, only the quote is shown. @default true */
  readonly enabled?: boolean | undefined;
}

export interface UsePostEmbedResult {
  readonly status: PostEmbedStatus;
  /**
   * Whether to render the iframe. True if the post has an iframe URL and a secret for its messages. If the post has no
   * secret, one is generated, but only in the browser.
   */
  readonly isAvailable: boolean;
  /** The secret that authenticates messages, or '' on the server and during hydration. */
  readonly secret: string;
  /** The iframe's height in CSS pixels, clamped to 200–1000, or `undefined` until it is known. */
  readonly height: number | undefined;
  /**
   * Returns props for the quote, which contains a link to the post. The quote is hidden once the iframe has sent a
   * message.
   */
  readonly getQuoteProps: PropGetter<'blockquote'>;
  /** Returns props for the link to the post, including the post's title. Unsafe URLs are omitted. */
  readonly getLinkProps: PropGetter<'a'>;
  /**
   * Returns props for the iframe. The iframe must be laid out from the start so that it can measure its content. While
   * it has `data-status="waiting"`, hide it in place, without `display: none`. It is inert until it has sent a message.
   */
  readonly getFrameProps: PropGetter<'iframe'>;
  readonly labels: PostEmbedLabels;
}
