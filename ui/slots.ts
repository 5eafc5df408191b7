import type { ReactNode } from 'react';

/**
 * Draws a part of the kit in place of the kit, or around it: `children` is what the kit would draw. It is a function and no component,
 * so one that is written inline is fine, and hooks belong into a component of your own in it.
 */
export type Slot<TPart> = (part: TPart & { readonly children: ReactNode }) => ReactNode;

/** What stands in the place of a part: the slot's drawing where there is a slot, else the kit's. */
export function fillSlot<TPart extends object>(
  slot: Slot<TPart> | undefined,
  part: TPart,
  children: ReactNode,
): ReactNode {
  return slot ? slot({ ...part, children }) : children;
}
