import type { ComponentPropsWithRef, ElementType, HTMLAttributes } from 'react';

/** Props that a getter takes from its caller: those of the element, and any `data-*`. */
export type ElementProps<TElement extends ElementType> = ComponentPropsWithRef<TElement> & {
  readonly [attribute: `data-${string}`]: string | number | boolean | undefined;
};

/** A getter: the caller's own props in, the merged props out. */
export type PropGetter<TElement extends ElementType> = (props?: ElementProps<TElement>) => ElementProps<TElement>;

/** Props that fit an element of any kind, where a theme may draw this one or that. A ref goes onto the element itself. */
export interface AnyElementProps extends HTMLAttributes<HTMLElement> {
  readonly [attribute: `data-${string}`]: string | number | boolean | undefined;
}

/** Props that a link takes as well as a button: which of the two it is, is the theme's affair. */
export interface LinkOrButtonProps extends AnyElementProps {
  readonly href?: string | undefined;
  /** The `type` attribute of a button. */
  readonly type?: 'button' | undefined;
}
