import type { PropGetter } from '../shared/ElementProps.ts';

export interface UseImageProtectionOptions {
  /** The container, if another component renders it. @default the element with `getContainerProps` */
  readonly element?: HTMLElement | null | undefined;
  /** Whether the context menu is canceled. @default true */
  readonly enabled?: boolean | undefined;
}

export interface UseImageProtectionResult {
  /** Props for the container. Style sheets can set `-webkit-touch-callout: none` on `data-protected`. */
  readonly getContainerProps: PropGetter<'div'>;
}
