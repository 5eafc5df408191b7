'use client';
import type { UseCartResult } from '@loggia/hooks/cart';
import { CartIcon } from '../../icons/CartIcon.ts';
import { IconButton } from '../iconButton/IconButton.tsx';

export interface CartButtonProps {
  readonly cart: Pick<UseCartResult, 'isAvailable' | 'getCartButtonProps'>;
}

/** Opens and closes the shop panel; away where the image is not sold. In a bar with sidebars use theirs. */
export function CartButton({ cart }: CartButtonProps) {
  if (!cart.isAvailable) return null;
  return <IconButton {...cart.getCartButtonProps()} icon={<CartIcon />} />;
}
