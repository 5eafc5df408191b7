import type { FocusReturn, LightboxOpenReason } from '../lightbox/types.ts';
import type { ChangeDetails } from '../shared/ChangeDetails.ts';
import type { PropGetter } from '../shared/ElementProps.ts';

/** What led to an opening or a closing. */
export type DialogReason = Exclude<LightboxOpenReason, 'deepLink' | 'swipe' | 'missing'>;

export interface UseDialogOptions {
  /** Its name, for who cannot see it. */
  readonly label: string;
  readonly isOpen?: boolean | undefined;
  /** @default false */
  readonly defaultIsOpen?: boolean | undefined;
  readonly onIsOpenChange?: ((isOpen: boolean, details: ChangeDetails<DialogReason>) => void) | undefined;
  /** Back closes it and stays on the page. @default true */
  readonly history?: boolean | undefined;
  /** Where focus goes on close: to what opened it, or nowhere. @default 'opener' */
  readonly focusReturn?: Exclude<FocusReturn, 'current'> | undefined;
}

export interface OpenDialogOptions {
  readonly reason?: 'trigger' | 'history' | 'imperative' | undefined;
  readonly event?: Event | undefined;
  /** Where focus returns to; Safari focuses no button on click, so do not rely on the active element. */
  readonly opener?: HTMLElement | null | undefined;
}

export interface UseDialogResult {
  /** The dialog belongs on the page. */
  readonly isOpen: boolean;
  /** True where it opens; false where it is open, or the page vetoed it. */
  open(options?: OpenDialogOptions): boolean;
  close(reason?: DialogReason, event?: Event): void;
  readonly dialogElement: HTMLDialogElement | null;
  /** For a `<dialog>` that is drawn while `isOpen`. */
  readonly getDialogProps: PropGetter<'dialog'>;
  /** For the button that closes it; its name is yours. */
  readonly getCloseButtonProps: PropGetter<'button'>;
}
