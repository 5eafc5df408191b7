import type { PropGetter } from '../shared/ElementProps.ts';

/** Where a scroll area has hidden content. */
export type ScrollOverflow = 'none' | 'above' | 'below' | 'both';

/** A scroll target: a distance from the top in pixels, the top or bottom, or an element inside the area. */
export type ScrollTarget = number | 'top' | 'bottom' | Element;

/** The method names of a scroll area. */
export type ScrollAreaMethod = 'update' | 'scrollTo' | 'stop';

export interface UseScrollAreaOptions {
  /**
   * The duration of a programmatic scroll, in milliseconds. It is 0 if the user prefers reduced motion.
   * @default 950
   */
  readonly scrollDurationMs?: number | undefined;
  /** The area's accessible name. The area is focusable while its content overflows. */
  readonly label?: string | undefined;
  /** Called for an unknown method name. @default `reportError`, which fires the window's `error` event */
  readonly onError?: ((error: Error) => void) | undefined;
  /** Whether to report overflow and allow programmatic scrolling. @default true */
  readonly enabled?: boolean | undefined;
}

export interface UseScrollAreaResult {
  /** Where content is hidden. The area also has this value in `data-overflow`. */
  readonly overflow: ScrollOverflow;
  /** Scrolls smoothly to a target. Stops if the user scrolls in the meantime. */
  scrollTo(target: ScrollTarget): void;
  /** Stops a programmatic scroll. */
  stop(): void;
  /**
   * Measures the content again. Resizes of the area and its content are detected automatically. Call this only after a
   * change that affects the scrollable size without resizing the content element, such as overflowing children.
   */
  update(): void;
  /** Calls a method by name. Unknown names are passed to `onError`. */
  call(method: ScrollAreaMethod | (string & {}), target?: ScrollTarget): void;
  /** Returns props for the area, which scrolls natively. */
  readonly getViewportProps: PropGetter<'div'>;
  /** Returns props for the content, whose size is observed. */
  readonly getContentProps: PropGetter<'div'>;
}
