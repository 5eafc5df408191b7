import type { ComponentPropsWithRef, ElementType, HTMLAttributes } from 'react';

/** The caller's props for a getter: those of the element, and any `data-*`. */
export type ElementProps<TElement extends ElementType> = ComponentPropsWithRef<TElement> & {
  readonly [attribute: `data-${string}`]: string | number | boolean | undefined;
};

/** A getter: the caller's own props in, the merged props out. */
export type PropGetter<TElement extends ElementType> = (props?: ElementProps<TElement>) => ElementProps<TElement>;

/** Props for an element whose type the theme chooses. A ref goes onto the element itself. */
export interface AnyElementProps extends HTMLAttributes<HTMLElement> {
  readonly [attribute: `data-${string}`]: string | number | boolean | undefined;
}

/** Props for a link or a button, as the theme chooses. */
export interface LinkOrButtonProps extends AnyElementProps {
  readonly href?: string | undefined;
  /** The `type` attribute of a button. */
  readonly type?: 'button' | undefined;
}
