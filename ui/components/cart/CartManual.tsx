'use client';
import type { ManualProduct } from '@loggia/hooks/backend';
import type { UseCartResult } from '@loggia/hooks/cart';
import { CartParameter } from './CartParameter.tsx';

export interface CartManualProps {
  readonly cart: UseCartResult;
  readonly product: ManualProduct;
}

/** Prints and products: what it is, how it is to be, and how many. */
export function CartManual({ cart, product }: CartManualProps) {
  const { labels } = cart;
  const { title, description, parameters } = product;
  return (
    <div {...cart.getSectionProps({ section: 'manual', className: 'loggia-cart-section' })}>
      {title && (
        // As in the sidebar: a site's own style of h3 would win.
        <div className="loggia-cart-title" role="heading" aria-level={3}>
          {title}
        </div>
      )}
      {description && <p className="loggia-cart-description">{description}</p>}
      <p>
        {labels.price} <bdi>{cart.unitPriceText}</bdi>
      </p>
      {parameters.map((parameter) => (
        <CartParameter key={parameter.id} cart={cart} parameter={parameter} />
      ))}
      <div className="loggia-cart-field">
        <label {...cart.getCountLabelProps()}>{labels.count}</label>
        <input {...cart.getCountProps()} />
      </div>
    </div>
  );
}
