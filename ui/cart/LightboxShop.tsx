'use client';
import { useContext } from 'react';
import { useCart, type UseCartOptions } from '@loggia/hooks/cart';
import type { Backend } from '@loggia/hooks/backend';
import type { UseLightboxResult } from '@loggia/hooks/lightbox';
import { CartPanel } from '../cart/CartPanel.tsx';
import { ListenersContext } from '../KitProvider.tsx';

export interface LightboxShopProps extends Pick<UseCartOptions, 'labels'> {
  readonly lightbox: UseLightboxResult;
  readonly backend: Backend | null;
  readonly isOpen: boolean;
}

/** Renders the content of the shop sidebar. */
export function LightboxShop({ lightbox, backend, isOpen, labels }: LightboxShopProps) {
  const cart = useCart(lightbox, { ...useContext(ListenersContext), cart: backend?.cart, isOpen, labels });
  return <CartPanel cart={cart} />;
}
