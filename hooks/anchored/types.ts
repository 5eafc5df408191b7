import type { PropGetter } from '../shared/ElementProps.ts';

/** The side of the anchor, and with which of its edges the element is in line; in the middle of the side without one. */
export type AnchoredPlacement = `${'top' | 'right' | 'bottom' | 'left'}${'' | '-start' | '-end'}`;

export interface UseAnchoredOptions {
  /** What the element stands beside: `triggerElement` of `useMultiSelect`, `menuButtonElement` of `useShare`. */
  readonly anchorElement: Element | null;
  /** Where there is room; else the other side. Start and end follow the direction of the text. @default 'bottom-start' */
  readonly placement?: AnchoredPlacement | undefined;
  /** Between the two, in CSS pixels. @default ANCHORED_GAP_PX */
  readonly gap?: number | undefined;
  /** What is left free at the edges of the window, in CSS pixels; the element's `scroll-margin` comes to it. @default ANCHORED_EDGE_PX */
  readonly edge?: number | undefined;
  /** False: it stands where the style sheet has it. @default true */
  readonly enabled?: boolean | undefined;
}

export interface UseAnchoredResult {
  /** It has its place. Until then it is transparent, and can take focus. */
  readonly isPlaced: boolean;
  /**
   * For the element that stands beside the other: a fixed place, and the room that there is as the properties `--loggia-anchored-height`
   * (`ANCHORED_MIN_HEIGHT_PX` at least) and `--loggia-anchored-width` (that of the anchor).
   */
  readonly getAnchoredProps: PropGetter<'div'>;
}
