import type { PropGetter } from '../shared/ElementProps.ts';

export interface UseOverlayHostOptions {
  /**
   * The selector of page elements that must be usable while the lightbox is open, such as a cookie banner or a chat widget. They are moved
   * into the host, also if they appear later, and moved back when it closes.
   */
  readonly adopt?: string | undefined;
  /** @default true */
  readonly enabled?: boolean | undefined;
}

export interface UseOverlayHostResult {
  /** The element for portals of React overlays; null while the lightbox is closed. */
  readonly hostElement: HTMLElement | null;
  /**
   * Moves one element into the host, at once or as soon as the lightbox opens. The result moves it back; so does a close, until the next
   * opening.
   */
  adopt(element: Element): () => void;
  /** For an empty element within `lightbox.stageElement`, above everything else. Keys pressed in it do not reach the lightbox. */
  readonly getHostProps: PropGetter<'div'>;
}
