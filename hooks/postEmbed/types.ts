import type { ChangeDetails } from '../shared/createChangeDetails.ts';
import type { PropGetter } from '../shared/ElementProps.ts';
import type { PostEmbedLabels } from './labels.ts';

/** `shown` once the frame has sent a message; until then the quote is shown. */
export type PostEmbedStatus = 'waiting' | 'shown';

/** The reason of a frame's request to navigate. */
export type PostEmbedNavigateReason = 'link';

export interface UsePostEmbedOptions {
  /** Called when the frame reports its height, in CSS pixels. */
  readonly onHeightChange?: ((height: number) => void) | undefined;
  /**
   * A link of the frame was pressed, and it leads to the frame's own host. `details.cancel()` keeps the page where it is.
   * Without it the whole page goes there.
   */
  readonly onNavigate?: ((href: string, details: ChangeDetails<PostEmbedNavigateReason>) => void) | undefined;
  readonly labels?: Partial<PostEmbedLabels> | undefined;
  /** False: nothing is framed, and the quote stays. @default true */
  readonly enabled?: boolean | undefined;
}

export interface UsePostEmbedResult {
  readonly status: PostEmbedStatus;
  /** Whether to draw the frame: there is a page, and a secret for its messages. A post without a secret gets one in the browser only. */
  readonly isAvailable: boolean;
  /** The secret that signs the messages; '' on a server and during hydration. */
  readonly secret: string;
  /** The height of the frame in CSS pixels, clamped to 200 to 1000; undefined until it is known. */
  readonly height: number | undefined;
  /** For the quote that is shown until the frame sends a message, with a link to the post in it. */
  readonly getQuoteProps: PropGetter<'blockquote'>;
  /** For the link to the post, with its title. An unsafe address is left out. */
  readonly getLinkProps: PropGetter<'a'>;
  /**
   * For the frame. It is on the page from the start, because it cannot measure itself otherwise: hide it by
   * `data-status="waiting"`, in its place and not by `display`. Until it sends a message it is inert.
   */
  readonly getFrameProps: PropGetter<'iframe'>;
  readonly labels: PostEmbedLabels;
}
