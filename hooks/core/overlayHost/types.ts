import type { PropGetter } from '../shared/ElementProps.ts';

export interface UseOverlayHostOptions {
  /**
   * Selector for page elements that must remain usable while the lightbox is open, such as a cookie banner or a chat
   * widget. They are moved into the host, even if they appear while the lightbox is open, and moved back when it
   * closes.
   */
  readonly adopt?: string | undefined;
  /** Whether the host is active. @default true */
  readonly enabled?: boolean | undefined;
}

export interface UseOverlayHostResult {
  /** Element to portal React overlays into. `null` while the lightbox is closed. */
  readonly hostElement: HTMLElement | null;
  /**
   * Moves an element into the host: immediately if the lightbox is open, otherwise when it opens. The returned function
   * moves it back. The element is also moved back whenever the lightbox closes.
   */
  adopt(element: Element): () => void;
  /**
   * Props for an empty element inside `lightbox.stageElement`, on top of everything else. Key presses in this element
   * do not reach the lightbox.
   */
  readonly getHostProps: PropGetter<'div'>;
}
