import type { ChangeDetails } from '../shared/createChangeDetails.ts';
import type { PropGetter } from '../shared/ElementProps.ts';
import type { PostEmbedLabels } from './labels.ts';

/**
 * The status of an embedded post: `shown` once the frame has sent a message, until then `waiting` with the quote
 * visible.
 */
export type PostEmbedStatus = 'waiting' | 'shown';

/** Why a frame requests navigation. */
export type PostEmbedNavigateReason = 'link';

export interface UsePostEmbedOptions {
  /** Called when the frame reports its height, in CSS pixels. */
  readonly onHeightChange?: ((height: number) => void) | undefined;
  /**
   * Called when the user presses a link in the frame that leads to the frame's own host. `details.cancel()` prevents
   * the page from navigating there.
   */
  readonly onNavigate?: ((href: string, details: ChangeDetails<PostEmbedNavigateReason>) => void) | undefined;
  readonly labels?: Partial<PostEmbedLabels> | undefined;
  /** Whether to embed the frame. If false, only the quote is shown. @default true */
  readonly enabled?: boolean | undefined;
}

export interface UsePostEmbedResult {
  readonly status: PostEmbedStatus;
  /**
   * Whether to render the frame: the post has a frame URL, and a secret for its messages. A missing secret is generated
   * in the browser only.
   */
  readonly isAvailable: boolean;
  /** The secret that authenticates messages; '' on a server and during hydration. */
  readonly secret: string;
  /** The height of the frame in CSS pixels, clamped to 200–1000; undefined until it is known. */
  readonly height: number | undefined;
  /** Returns props for the quote with a link to the post. It is hidden once the frame has sent a message. */
  readonly getQuoteProps: PropGetter<'blockquote'>;
  /** Returns props for the link to the post, including its title. An unsafe URL is omitted. */
  readonly getLinkProps: PropGetter<'a'>;
  /**
   * Returns props for the frame. It must be laid out from the start to measure itself, so do not use `display: none`:
   * hide it in place while `data-status="waiting"`. It is inert until it sends a message.
   */
  readonly getFrameProps: PropGetter<'iframe'>;
  readonly labels: PostEmbedLabels;
}
