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

/** The states of the lightbox that a visitor may see: each begins with a picture that has just been opened. */
export declare const LIGHTBOX_STATES: Readonly<Record<LightboxState, (page: Page) => Promise<unknown>>>;
