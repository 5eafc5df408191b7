import type { PropGetter } from '../shared/ElementProps.ts';
import type { HiddenContent } from './scrollEdges.ts';

/** A place in pixels from the top, an end, or an element inside. */
export type ScrollTarget = number | 'top' | 'bottom' | Element;

/** The named targets of a scroll area. */
export type ScrollAreaMethod = 'update' | 'scrollTo' | 'stop';

export interface UseScrollAreaOptions {
  /** The time it glides to where a program sends it; none under reduced motion. @default 950 (specification, point 9) */
  readonly inertiaMs?: number | undefined;
  /** The name of the area, which a keyboard reaches while there is something to scroll. */
  readonly label?: string | undefined;
  /** Hears of a call by a name that does not exist. @default the page's `error` event, through `reportError` */
  readonly onError?: ((error: Error) => void) | undefined;
  /** @default true */
  readonly enabled?: boolean | undefined;
}

export interface UseScrollAreaResult {
  /** The sides at which there is more to see; also as `data-hidden` on the area. */
  readonly hidden: HiddenContent;
  /** Glides there. The visitor's own scrolling ends it. */
  scrollTo(target: ScrollTarget): void;
  /** Stands still where it is. */
  stop(): void;
  /** Measures anew. Needed only where the content changes without a change of size. */
  update(): void;
  /** The same by name, for callers that have the name from somewhere else. An unknown name is reported, and nothing is done. */
  call(method: ScrollAreaMethod | (string & {}), target?: ScrollTarget): void;
  /** The area: it scrolls by itself, with the browser's own bars. */
  readonly getAreaProps: PropGetter<'div'>;
  /** The content; watched for changes of its size. */
  readonly getContentProps: PropGetter<'div'>;
}
