import type { PropGetter } from '../shared/ElementProps.ts';

export interface UseOverlayHostOptions {
  /**
   * Elements of others that visitors have to reach while the lightbox is open, as a CSS selector: a cookie banner, a chat widget.
   * They are moved into the host, also those that come later, and are back in their places when it closes.
   */
  readonly adopt?: string | undefined;
  /** @default true */
  readonly enabled?: boolean | undefined;
}

export interface UseOverlayHostResult {
  /** The element into which React's own overlays are portalled; null while the lightbox is closed. */
  readonly hostElement: HTMLElement | null;
  /**
   * Moves one element into the host, at once or as soon as the lightbox opens. The result gives it back; a close does too, until the
   * next opening.
   */
  adopt(element: Element): () => void;
  /** For an empty element within `lightbox.stageElement`, over everything else. Keys pressed in it are its own. */
  readonly getHostProps: PropGetter<'div'>;
}
