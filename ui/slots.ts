import type { ReactNode } from 'react';

/**
 * Draws a part of the kit in place of the kit, or around it: `children` is the kit's own drawing. A plain function, not a component: it
 * may be written inline; where it needs hooks, it renders a component that has them.
 */
export type Slot<TPart> = (part: TPart & { readonly children: ReactNode }) => ReactNode;

/** Returns the content of a part: the slot's drawing if there is a slot, else the kit's. */
export function fillSlot<TPart extends object>(
  slot: Slot<TPart> | undefined,
  part: TPart,
  children: ReactNode,
): ReactNode {
  return slot ? slot({ ...part, children }) : children;
}
