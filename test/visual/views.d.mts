import type { LightboxState } from '../../playground/tools/pictures/lightboxStates.mjs';

export interface View {
  readonly name: string;
  readonly path: string;
  readonly width: number;
  readonly height: number;
  readonly scheme: 'light' | 'dark';
  readonly direction: 'ltr' | 'rtl';
  /** The state of the open lightbox, if any. */
  readonly state?: LightboxState | undefined;
}
