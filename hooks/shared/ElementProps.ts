import type { ComponentPropsWithRef, ElementType, HTMLAttributes } from 'react';

/** Props that a getter takes from its caller: those of the element, and any `data-*`. */
export type ElementProps<TElement extends ElementType> = ComponentPropsWithRef<TElement> & {
  readonly [attribute: `data-${string}`]: string | number | boolean | undefined;
};

/** A getter: the caller's own props in, the merged props out. */
export type PropGetter<TElement extends ElementType> = (props?: ElementProps<TElement>) => ElementProps<TElement>;

/** Props that a link takes as well as a button: which of the two it is, is the theme's affair. */
export interface LinkOrButtonProps extends HTMLAttributes<HTMLElement> {
  readonly href?: string | undefined;
  /** Of a button. */
  readonly type?: 'button' | undefined;
  readonly [attribute: `data-${string}`]: string | number | boolean | undefined;
}
