import type { PropGetter } from '../shared/ElementProps.ts';
import type { ScrollOverflow } from './scrollEdges.ts';

/** A target of scrolling: pixels from the top, an end, or an element inside. */
export type ScrollTarget = number | 'top' | 'bottom' | Element;

/** The names of the methods of a scroll area. */
export type ScrollAreaMethod = 'update' | 'scrollTo' | 'stop';

export interface UseScrollAreaOptions {
  /** The duration of a programmatic scroll; none under reduced motion. @default 950 */
  readonly scrollDurationMs?: number | undefined;
  /** The accessible name of the area. It can take focus while its content overflows. */
  readonly label?: string | undefined;
  /** Called for an unknown method name. @default the page's `error` event, through `reportError` */
  readonly onError?: ((error: Error) => void) | undefined;
  /** @default true */
  readonly enabled?: boolean | undefined;
}

export interface UseScrollAreaResult {
  /** The sides with hidden content; also as `data-overflow` on the area. */
  readonly overflow: ScrollOverflow;
  /** Scrolls smoothly to a target. The visitor's own scrolling ends it. */
  scrollTo(target: ScrollTarget): void;
  /** Stops scrolling. */
  stop(): void;
  /** Measures again. Needed only if the content changes without a change of size. */
  update(): void;
  /** Calls one of the methods by name. An unknown name is reported and ignored. */
  call(method: ScrollAreaMethod | (string & {}), target?: ScrollTarget): void;
  /** For the area, which scrolls natively. */
  readonly getViewportProps: PropGetter<'div'>;
  /** For the content, which is observed for size changes. */
  readonly getContentProps: PropGetter<'div'>;
}
