import type { ComponentPropsWithRef, ElementType, HTMLAttributes } from 'react';

/** Props that a caller passes to a prop getter: the element's own props, plus any `data-*` attributes. */
export type ElementProps<TElement extends ElementType> = ComponentPropsWithRef<TElement> & {
  readonly [attribute: `data-${string}`]: string | number | boolean | undefined;
};

/** A prop getter. It merges the caller's props with the hook's own props. */
export type PropGetter<TElement extends ElementType> = (props?: ElementProps<TElement>) => ElementProps<TElement>;

/** Props for an element whose type the theme chooses. Attach a ref to the element directly. */
export interface AnyElementProps extends HTMLAttributes<HTMLElement> {
  readonly [attribute: `data-${string}`]: string | number | boolean | undefined;
}

/** Props for a link or a button, whichever the theme renders. */
export interface LinkOrButtonProps extends AnyElementProps {
  readonly href?: string | undefined;
  /** The `type` attribute, for a button. */
  readonly type?: 'button' | undefined;
}
