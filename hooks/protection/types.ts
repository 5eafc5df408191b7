import type { PropGetter } from '../shared/ElementProps.ts';

export interface UseImageProtectionOptions {
  /** The container, if another component draws it. @default the element of `getContainerProps` */
  readonly element?: HTMLElement | null | undefined;
  /** @default true */
  readonly enabled?: boolean | undefined;
}

export interface UseImageProtectionResult {
  /** For the container. Style sheets can set `-webkit-touch-callout: none` on `data-protected`. */
  readonly getContainerProps: PropGetter<'div'>;
}
