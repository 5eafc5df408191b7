import type { LightboxState } from '../../playground/tools/pictures/lightboxStates.mjs';

export interface View {
  readonly name: string;
  readonly path: string;
  readonly width: number;
  readonly height: number;
  readonly scheme: 'light' | 'dark';
  readonly direction: 'ltr' | 'rtl';
  /** Of the lightbox, which stands over the page then. */
  readonly state?: LightboxState | undefined;
}

export declare const VIEWS: readonly View[];
