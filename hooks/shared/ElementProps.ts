import type { ComponentPropsWithRef, ElementType } from 'react';

/** Props that a getter takes from its caller: those of the element, and any `data-*`. */
export type ElementProps<TElement extends ElementType> = ComponentPropsWithRef<TElement> & {
  readonly [attribute: `data-${string}`]: string | number | boolean | undefined;
};

/** A getter: the caller's own props in, the merged props out. */
export type PropGetter<TElement extends ElementType> = (props?: ElementProps<TElement>) => ElementProps<TElement>;
