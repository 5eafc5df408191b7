import type { PropGetter } from '../shared/ElementProps.ts';

export interface UseImageProtectionOptions {
  /** The container, where another component draws it. @default that of `getContainerProps` */
  readonly element?: HTMLElement | null | undefined;
  /** @default true */
  readonly enabled?: boolean | undefined;
}

export interface UseImageProtectionResult {
  /** `data-protected` is for a style sheet, which sets `-webkit-touch-callout: none` on it. */
  readonly getContainerProps: PropGetter<'div'>;
}
