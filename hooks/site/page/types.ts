import type { ElementType } from 'react';
import type { ElementProps, PropGetter } from '../../core/shared/ElementProps.ts';
import type { PageLabels } from './labels.ts';

/**
 * The status of an element. `shown`: it was visible from the start. `waiting`: it is hidden until it is scrolled into
 * view. `revealed`: it is animating in or has finished animating.
 */
export type RevealStatus = 'shown' | 'waiting' | 'revealed';

export interface UseRevealOptions {
  /**
   * Distance from the viewport's top at which the element's top triggers the reveal, as a fraction of the viewport's
   * height.
   * @default 0.85
   */
  readonly offset?: number | undefined;
  /** The delay between elements that are revealed together, in milliseconds. @default 200 */
  readonly staggerMs?: number | undefined;
  /** If false, the element is always shown. @default true */
  readonly enabled?: boolean | undefined;
}

export interface UseRevealResult {
  readonly status: RevealStatus;
  /** The delay for this element if other elements are revealed along with it, in milliseconds. */
  readonly delayMs: number;
  /** Returns props for the element. Sets `data-reveal` (`waiting` or `revealed`) and `--loggia-reveal-delay`. */
  getRevealProps<TElement extends ElementType = 'div'>(props?: ElementProps<TElement>): ElementProps<TElement>;
}

/**
 * The status of a counter. `waiting`: it shows the first number until it is scrolled into view. `running`: it is
 * counting. `done`: it shows the final value.
 */
export type CounterStatus = 'waiting' | 'running' | 'done';

export interface UseCounterOptions {
  /** The final value. */
  readonly value: number;
  /** The number to start counting from. @default 0 */
  readonly from?: number | undefined;
  /** How long the counter takes to reach the final value, in milliseconds. @default 5000 */
  readonly durationMs?: number | undefined;
  /** The interval between two steps, in milliseconds. @default 50 */
  readonly stepMs?: number | undefined;
  /** The delay in milliseconds between the counter scrolling into view and the start of counting. @default 400 */
  readonly delayMs?: number | undefined;
  /**
   * Distance from the viewport's top at which the counter's top triggers the start, as a fraction of the viewport's
   * height.
   * @default 0.9
   */
  readonly offset?: number | undefined;
  /**
   * Formats a number, for example with separators, a currency or a trailing plus sign. The result must be the same on
   * the server and the client to avoid a hydration warning.
   * @default as many decimals as `value`, without separators
   */
  readonly format?: ((number: number) => string) | undefined;
  /** If false, the final value is shown immediately. @default true */
  readonly enabled?: boolean | undefined;
}

export interface UseCounterResult {
  readonly status: CounterStatus;
  /** The current number. */
  readonly number: number;
  /** The current number, formatted. */
  readonly text: string;
  /** The final value, formatted. This text reserves the space, and screen readers read it instead of `text`. */
  readonly valueText: string;
  /**
   * Returns props for the element around `valueText` and `text`. Sets `data-status`. If the first number's text is
   * longer than the final value's text, also sets `data-longest-text` to the longer text.
   */
  readonly getCounterProps: PropGetter<'span'>;
  /** Returns props for the element that shows `valueText`. Sets `data-covered` while the current number covers it. */
  readonly getValueProps: PropGetter<'span'>;
  /** Returns props for the element that shows `text`. While `status` is not `done`, render it over the `valueText`. */
  readonly getNumberProps: PropGetter<'span'>;
}

export interface UseBackToTopOptions {
  /** The scroll position beyond which the link is active, in CSS pixels. @default 200 */
  readonly threshold?: number | undefined;
  /** The duration of the scroll, in milliseconds. @default 500 */
  readonly durationMs?: number | undefined;
  readonly labels?: Partial<PageLabels> | undefined;
  /** If false, the link is never active and behaves like an ordinary link. @default true */
  readonly enabled?: boolean | undefined;
}

export interface UseBackToTopResult {
  readonly isActive: boolean;
  /** Scrolls to the top, and makes the next Tab press start from the top. */
  scrollToTop(): void;
  /** Returns props for the link. Sets `data-active`. */
  readonly getLinkProps: PropGetter<'a'>;
}

/**
 * The status of a page loader: `loading` covers the page, `leaving` fades out, and `gone` means that the loader must
 * not be rendered.
 */
export type PageLoaderStatus = 'loading' | 'leaving' | 'gone';

export interface UsePageLoaderOptions {
  /**
   * When the loader fades out: `load` waits for every image on the page, whereas `contentLoaded` waits only for the
   * document. With `contentLoaded`, the kit's stylesheet fades the cover out from the first paint, before any script
   * has loaded.
   * @default 'load'
   */
  readonly until?: 'load' | 'contentLoaded' | undefined;
  /** The duration of the fade-out, in milliseconds. @default 600 */
  readonly durationMs?: number | undefined;
  /** If false, no loader is shown. @default true */
  readonly enabled?: boolean | undefined;
}

export interface UsePageLoaderResult {
  readonly status: PageLoaderStatus;
  /** Whether to render the loader. */
  readonly isMounted: boolean;
  /**
   * Returns props for the cover. Sets `data-status`, `data-until` (unless it is `load`) and `--loggia-loader-duration`.
   */
  readonly getLoaderProps: PropGetter<'div'>;
}

export interface UseFullHeightOptions {
  /**
   * The request's `User-Agent`. Pass it so that the server-rendered markup fits mobile operating systems.
   * @default none (the system is treated as not mobile)
   */
  readonly userAgent?: string | undefined;
  /** If false, the section keeps its own height and parallax is disabled. @default true */
  readonly enabled?: boolean | undefined;
}

export interface UseFullHeightResult {
  readonly isFullHeight: boolean;
  /** Returns props for the section. Sets `data-full-height`. */
  getSectionProps<TElement extends ElementType = 'section'>(props?: ElementProps<TElement>): ElementProps<TElement>;
}

export interface UseParallaxOptions extends UseFullHeightOptions {
  /**
   * How far the layer extends beyond its scene at the top and bottom, as a fraction of the scene's height. This is also
   * how far it moves.
   * @default 0.2
   */
  readonly shift?: number | undefined;
}

export interface UseParallaxResult {
  readonly isActive: boolean;
  /**
   * Returns props for the section in front of the layer. Sets `data-parallax` and `--loggia-parallax-shift`. The
   * section must clip its overflow.
   */
  readonly getSceneProps: PropGetter<'section'>;
  /** Returns props for the layer that moves. */
  readonly getLayerProps: PropGetter<'div'>;
}
