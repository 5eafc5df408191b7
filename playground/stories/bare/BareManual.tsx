import type { ManualProduct, UseCartResult } from '@loggia/hooks';
import { BareParameter } from './BareParameter.tsx';

export interface BareManualProps {
  readonly cart: UseCartResult;
  readonly product: ManualProduct;
}

/** A print: its description, options and quantity. */
export function BareManual({ cart, product }: BareManualProps) {
  const { labels } = cart;
  return (
    <div {...cart.getSectionProps({ section: 'manual' })}>
      <h3>{product.title}</h3>
      <p>{product.description}</p>
      <p>
        {labels.price} {cart.unitPriceText}
      </p>
      {product.parameters.map((parameter) => (
        <BareParameter key={parameter.id} cart={cart} parameter={parameter} />
      ))}
      <label {...cart.getCountLabelProps()}>{labels.count}</label> <input {...cart.getCountProps()} />
    </div>
  );
}
