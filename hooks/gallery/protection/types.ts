import type { PropGetter } from '../../core/shared/ElementProps.ts';

export interface UseImageProtectionOptions {
  /** The container, if another component renders it. @default the element that receives `getContainerProps` */
  readonly element?: HTMLElement | null | undefined;
  /** Whether to prevent the context menu. @default true */
  readonly enabled?: boolean | undefined;
}

export interface UseImageProtectionResult {
  /**
   * Returns props for the container. Stylesheets can set `-webkit-touch-callout: none` on elements with
   * `data-protected`.
   */
  readonly getContainerProps: PropGetter<'div'>;
}
