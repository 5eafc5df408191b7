import type { Page } from 'playwright';

export type LightboxState =
  | 'open'
  | 'loading'
  | 'info'
  | 'next'
  | 'comments'
  | 'shop'
  | 'share'
  | 'more'
  | 'tooltip'
  | 'zoomed'
  | 'slideshow playing'
  | 'fullscreen'
  | 'without controls'
  | 'text twice as large'
  | 'failed picture'
  | 'offline';

/** The states of the lightbox. Each starts with a newly opened image. */
export declare const LIGHTBOX_STATES: Readonly<Record<LightboxState, (page: Page) => Promise<unknown>>>;
