import type { PropGetter } from '../shared/ElementProps.ts';
import type { ScrollOverflow } from './scrollEdges.ts';

/** A scroll target: pixels from the top, an end, or an element inside the area. */
export type ScrollTarget = number | 'top' | 'bottom' | Element;

/** The method names of a scroll area. */
export type ScrollAreaMethod = 'update' | 'scrollTo' | 'stop';

export interface UseScrollAreaOptions {
  /** The duration of a programmatic scroll, in milliseconds; 0 with reduced motion. @default 950 */
  readonly scrollDurationMs?: number | undefined;
  /** The accessible name of the area. The area is focusable while its content overflows. */
  readonly label?: string | undefined;
  /** Called for an unknown method name. @default `reportError`, which fires the window's `error` event */
  readonly onError?: ((error: Error) => void) | undefined;
  /** Whether overflow is reported and the area can be scrolled programmatically. @default true */
  readonly enabled?: boolean | undefined;
}

export interface UseScrollAreaResult {
  /** The sides with hidden content, also set as `data-overflow` on the area. */
  readonly overflow: ScrollOverflow;
  /** Scrolls smoothly to a target. Scrolling by the user cancels it. */
  scrollTo(target: ScrollTarget): void;
  /** Stops scrolling. */
  stop(): void;
  /** Measures again. Needed only if the content changes without changing size. */
  update(): void;
  /** Calls a method by name. Unknown names are passed to `onError`. */
  call(method: ScrollAreaMethod | (string & {}), target?: ScrollTarget): void;
  /** Props for the area, which scrolls natively. */
  readonly getViewportProps: PropGetter<'div'>;
  /** Props for the content, which is observed for size changes. */
  readonly getContentProps: PropGetter<'div'>;
}
