import type { ReactNode } from 'react';

/**
 * Renders content in place of the kit's element, or around it. `children` is the kit's element. A slot is a plain
 * function rather than a component, so you can write it inline. If it needs hooks, let it render a component that uses
 * them.
 */
export type Slot<TPart> = (part: TPart & { readonly children: ReactNode }) => ReactNode;

/** Returns the slot's result if there is a slot, otherwise the kit's element. */
export function fillSlot<TPart extends object>(
  slot: Slot<TPart> | undefined,
  part: TPart,
  children: ReactNode,
): ReactNode {
  return slot ? slot({ ...part, children }) : children;
}
