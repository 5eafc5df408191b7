import type { ElementType } from 'react';
import type { ElementProps, PropGetter } from '../shared/ElementProps.ts';
import type { PageLabels } from './labels.ts';

/** `shown`: it is visible. `waiting`: it is hidden until it is scrolled into view. `revealed`: its entrance has begun. */
export type RevealStatus = 'shown' | 'waiting' | 'revealed';

export interface UseRevealOptions {
  /** The part of the window's height that the top of the box has to reach. @default 0.85 */
  readonly offset?: number | undefined;
  /** Milliseconds between two boxes that come in together. @default 200 */
  readonly staggerMs?: number | undefined;
  /** False: the box is always shown. @default true */
  readonly enabled?: boolean | undefined;
}

export interface UseRevealResult {
  readonly status: RevealStatus;
  /** The delay of this box after those that come in with it, in milliseconds. */
  readonly delayMs: number;
  /** For the box: `data-reveal` (`waiting`, `revealed`) and `--loggia-reveal-delay`. */
  getRevealProps<TElement extends ElementType = 'div'>(props?: ElementProps<TElement>): ElementProps<TElement>;
}

/** `waiting`: at its first number, out of view. `running`: it counts. `done`: it shows what it counted to. */
export type CounterStatus = 'waiting' | 'running' | 'done';

export interface UseCounterOptions {
  /** The number that is counted to. */
  readonly value: number;
  /** @default 0 */
  readonly from?: number | undefined;
  /** The length of the count, in milliseconds. @default 5000 */
  readonly durationMs?: number | undefined;
  /** Milliseconds between two numbers. @default 50 */
  readonly stepMs?: number | undefined;
  /** Milliseconds between coming into view and the first number. @default 400 */
  readonly delayMs?: number | undefined;
  /** The part of the window's height that the top of the counter has to reach. @default 0.9 */
  readonly offset?: number | undefined;
  /**
   * Formats a number: separators, currency, a plus behind it. It must give the same on server and client, or hydration warns.
   * @default as many decimals as `value` has, without separators
   */
  readonly format?: ((number: number) => string) | undefined;
  /** False: it shows its value. @default true */
  readonly enabled?: boolean | undefined;
}

export interface UseCounterResult {
  readonly status: CounterStatus;
  /** The number that is shown now. */
  readonly number: number;
  /** The same as text. */
  readonly text: string;
  /** The final number as text. It reserves the space and is what screen readers read. */
  readonly valueText: string;
  /** For the element around both texts: `data-status`, and `data-longest-text`, the first number's text where it is the longer one. */
  readonly getCounterProps: PropGetter<'span'>;
  /** For the element with `valueText`. `data-covered` while another number is seen in its place. */
  readonly getValueProps: PropGetter<'span'>;
  /** For the element with `text`, over the other one, while `status` is not `done`. */
  readonly getNumberProps: PropGetter<'span'>;
}

export interface UseBackToTopOptions {
  /** The link is active once the page is scrolled past this, in CSS pixels. @default 200 */
  readonly threshold?: number | undefined;
  /** The length of the scroll, in milliseconds. @default 500 */
  readonly durationMs?: number | undefined;
  readonly labels?: Partial<PageLabels> | undefined;
  /** False: it stays inactive, and the link is a link. @default true */
  readonly enabled?: boolean | undefined;
}

export interface UseBackToTopResult {
  readonly isActive: boolean;
  /** Scrolls to the top; the next Tab begins there, too. */
  scrollToTop(): void;
  /** For the link: `data-active`. */
  readonly getLinkProps: PropGetter<'a'>;
}

/** `loading`: it covers the page. `leaving`: it fades out. `gone`: do not draw it. */
export type PageLoaderStatus = 'loading' | 'leaving' | 'gone';

export interface UsePageLoaderOptions {
  /**
   * `load`: until every picture of the page is there. `contentLoaded`: until its text is; the kit's style sheet fades such a cover from
   * the first paint on, before any script has come.
   * @default 'load'
   */
  readonly until?: 'load' | 'contentLoaded' | undefined;
  /** The length of the fade, in milliseconds. @default 600 */
  readonly durationMs?: number | undefined;
  /** False: there is no loader. @default true */
  readonly enabled?: boolean | undefined;
}

export interface UsePageLoaderResult {
  readonly status: PageLoaderStatus;
  /** Whether to draw it. */
  readonly isMounted: boolean;
  /** For the cover: `data-status`, `data-until` (other than `load`), `--loggia-loader-duration`. */
  readonly getLoaderProps: PropGetter<'div'>;
}

export interface UseFullHeightOptions {
  /** `User-Agent` of the request, so that the server's markup fits mobile systems. @default none: no mobile system */
  readonly userAgent?: string | undefined;
  /** @default true */
  readonly enabled?: boolean | undefined;
}

export interface UseFullHeightResult {
  readonly isFullHeight: boolean;
  /** For the section: `data-full-height`. */
  getSectionProps<TElement extends ElementType = 'section'>(props?: ElementProps<TElement>): ElementProps<TElement>;
}

export interface UseParallaxOptions extends UseFullHeightOptions {
  /** The part of the scene's height by which the layer extends beyond it, up and down, and by which it moves. @default 0.2 */
  readonly shift?: number | undefined;
}

export interface UseParallaxResult {
  readonly isActive: boolean;
  /** For the section that the layer is behind: `data-parallax`, `--loggia-parallax-shift`. It has to clip what is beyond it. */
  readonly getSceneProps: PropGetter<'section'>;
  /** For the layer that moves. */
  readonly getLayerProps: PropGetter<'div'>;
}
