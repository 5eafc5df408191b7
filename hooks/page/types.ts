import type { ElementType } from 'react';
import type { ElementProps, PropGetter } from '../shared/ElementProps.ts';
import type { PageLabels } from './labels.ts';

/**
 * `shown` is visible from the start, `waiting` is hidden until scrolled into view, and `revealed` is animating in or
 * has done so.
 */
export type RevealStatus = 'shown' | 'waiting' | 'revealed';

export interface UseRevealOptions {
  /** The line that the element's top must reach, as a fraction of the viewport height. @default 0.85 */
  readonly offset?: number | undefined;
  /** The delay between elements revealed together, in milliseconds. @default 200 */
  readonly staggerMs?: number | undefined;
  /** If false, the element is always shown. @default true */
  readonly enabled?: boolean | undefined;
}

export interface UseRevealResult {
  readonly status: RevealStatus;
  /** The delay of this element after others revealed with it, in milliseconds. */
  readonly delayMs: number;
  /** Props for the element: `data-reveal` (`waiting` or `revealed`) and `--loggia-reveal-delay`. */
  getRevealProps<TElement extends ElementType = 'div'>(props?: ElementProps<TElement>): ElementProps<TElement>;
}

/**
 * `waiting` shows the first number until scrolled into view, `running` is counting, and `done` shows the final value.
 */
export type CounterStatus = 'waiting' | 'running' | 'done';

export interface UseCounterOptions {
  /** The final value. */
  readonly value: number;
  /** The first number. @default 0 */
  readonly from?: number | undefined;
  /** The duration of the count, in milliseconds. @default 5000 */
  readonly durationMs?: number | undefined;
  /** The interval between two numbers, in milliseconds. @default 50 */
  readonly stepMs?: number | undefined;
  /** The delay between scrolling into view and the first number, in milliseconds. @default 400 */
  readonly delayMs?: number | undefined;
  /** The line that the counter's top must reach, as a fraction of the viewport height. @default 0.9 */
  readonly offset?: number | undefined;
  /**
   * Formats a number, for example with separators, a currency or a trailing plus sign. The result must be the same on
   * server and client, or hydration warns.
   * @default as many decimals as `value`, without separators
   */
  readonly format?: ((number: number) => string) | undefined;
  /** If false, the final value is shown. @default true */
  readonly enabled?: boolean | undefined;
}

export interface UseCounterResult {
  readonly status: CounterStatus;
  /** The current number. */
  readonly number: number;
  /** The current number, formatted. */
  readonly text: string;
  /** The final value, formatted. It reserves the space, and screen readers read it instead of `text`. */
  readonly valueText: string;
  /**
   * Props for the element around both texts: `data-status`, and `data-longest-text` with the first number's text if it
   * is the longer one.
   */
  readonly getCounterProps: PropGetter<'span'>;
  /** Props for the element with `valueText`. It has `data-covered` while the current number covers it. */
  readonly getValueProps: PropGetter<'span'>;
  /** Props for the element with `text`, rendered over the other one while `status` is not `done`. */
  readonly getNumberProps: PropGetter<'span'>;
}

export interface UseBackToTopOptions {
  /** The scroll position beyond which the link is active, in CSS pixels. @default 200 */
  readonly threshold?: number | undefined;
  /** The duration of the scroll, in milliseconds. @default 500 */
  readonly durationMs?: number | undefined;
  readonly labels?: Partial<PageLabels> | undefined;
  /** If false, the link is never active and works as a plain link. @default true */
  readonly enabled?: boolean | undefined;
}

export interface UseBackToTopResult {
  readonly isActive: boolean;
  /** Scrolls to the top and moves the starting point of Tab navigation there. */
  scrollToTop(): void;
  /** Props for the link, including `data-active`. */
  readonly getLinkProps: PropGetter<'a'>;
}

/** `loading` covers the page, `leaving` fades out, and `gone` must not be rendered. */
export type PageLoaderStatus = 'loading' | 'leaving' | 'gone';

export interface UsePageLoaderOptions {
  /**
   * When the loader fades out: `load` waits for every image of the page, `contentLoaded` only for the document. With
   * `contentLoaded`, the kit's style sheet fades the cover from the first paint, before any script has loaded.
   * @default 'load'
   */
  readonly until?: 'load' | 'contentLoaded' | undefined;
  /** The duration of the fade-out, in milliseconds. @default 600 */
  readonly durationMs?: number | undefined;
  /** If false, there is no loader. @default true */
  readonly enabled?: boolean | undefined;
}

export interface UsePageLoaderResult {
  readonly status: PageLoaderStatus;
  /** Whether to render the loader. */
  readonly isMounted: boolean;
  /** Props for the cover: `data-status`, `data-until` (unless `load`) and `--loggia-loader-duration`. */
  readonly getLoaderProps: PropGetter<'div'>;
}

export interface UseFullHeightOptions {
  /**
   * The request's `User-Agent`, so that the server-rendered markup fits mobile systems. @default none: not a mobile
   * system
   */
  readonly userAgent?: string | undefined;
  /** If false, the section keeps its own height and parallax is off. @default true */
  readonly enabled?: boolean | undefined;
}

export interface UseFullHeightResult {
  readonly isFullHeight: boolean;
  /** Props for the section, including `data-full-height`. */
  getSectionProps<TElement extends ElementType = 'section'>(props?: ElementProps<TElement>): ElementProps<TElement>;
}

export interface UseParallaxOptions extends UseFullHeightOptions {
  /**
   * How far the layer extends beyond its scene at the top and bottom, and moves, as a fraction of the scene's height.
   * @default 0.2
   */
  readonly shift?: number | undefined;
}

export interface UseParallaxResult {
  readonly isActive: boolean;
  /**
   * Props for the section in front of the layer: `data-parallax` and `--loggia-parallax-shift`. It must clip its
   * overflow.
   */
  readonly getSceneProps: PropGetter<'section'>;
  /** Props for the moving layer. */
  readonly getLayerProps: PropGetter<'div'>;
}
