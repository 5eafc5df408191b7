import type { ChangeDetails } from '../shared/createChangeDetails.ts';
import type { PropGetter } from '../shared/ElementProps.ts';
import type { PostEmbedLabels } from './labels.ts';

/** Whether the frame has sent a message: until then the quote stands for it. */
export type PostEmbedStatus = 'waiting' | 'shown';

/** The reason of a frame's request to navigate. */
export type PostEmbedNavigateReason = 'link';

export interface UsePostEmbedOptions {
  /** The frame has told its height, in CSS pixels. */
  readonly onHeightChange?: ((height: number) => void) | undefined;
  /**
   * A link of the frame was pressed, and it leads to the frame's own host. `details.cancel()` keeps the page where it is.
   * Without it the whole page goes there.
   */
  readonly onNavigate?: ((href: string, details: ChangeDetails<PostEmbedNavigateReason>) => void) | undefined;
  readonly labels?: Partial<PostEmbedLabels> | undefined;
  /** Off, nothing is framed and the quote stays. @default true */
  readonly enabled?: boolean | undefined;
}

export interface UsePostEmbedResult {
  readonly status: PostEmbedStatus;
  /** There is a page to frame, and a secret to speak with it: draw the frame. A post without a secret has one in the browser only. */
  readonly isAvailable: boolean;
  /** The secret that signs the messages; '' on a server and during hydration. */
  readonly secret: string;
  /** Height of the frame in CSS pixels, held to 200 to 1000; undefined until somebody has said one. */
  readonly height: number | undefined;
  /** For what stands there until the frame speaks, with a link to the post in it. */
  readonly getQuoteProps: PropGetter<'blockquote'>;
  /** For the link to the post, with its title in it. An address that is none of the web is left out. */
  readonly getLinkProps: PropGetter<'a'>;
  /**
   * For the frame. It is on the page from the start, because it cannot measure itself otherwise: hide it by
   * `data-status="waiting"`, in its place and not by `display`. Until it speaks it is inert.
   */
  readonly getFrameProps: PropGetter<'iframe'>;
  readonly labels: PostEmbedLabels;
}
