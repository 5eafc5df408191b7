'use client';
import type { UseCartResult } from '@loggia/hooks/cart';
import { CartIcon } from '../icons/CartIcon.ts';
import { IconButton } from '../iconButton/IconButton.tsx';

export interface CartButtonProps {
  readonly cart: Pick<UseCartResult, 'isAvailable' | 'getCartButtonProps'>;
}

/**
 * Renders a button that toggles the shop panel. It is hidden if the image is not for sale. In a control bar with
 * sidebars, use `SidebarButton` instead.
 */
export function CartButton({ cart }: CartButtonProps) {
  if (!cart.isAvailable) return null;
  return <IconButton {...cart.getCartButtonProps()} icon={<CartIcon />} />;
}
