'use client';
import type { PriceListOption } from '@loggia/hooks/backend';
import type { CartParameterProps } from './CartParameterProps.ts';

export interface CartOptionsProps extends CartParameterProps {
  readonly options: readonly PriceListOption[];
}

/** Radio buttons or check boxes, under the title of their parameter. */
export function CartOptions({ cart, parameter, options }: CartOptionsProps) {
  return (
    <div {...cart.getGroupProps({ parameter, className: 'loggia-cart-field' })}>
      <span {...cart.getGroupTitleProps({ parameter })}>{parameter.title}</span>
      {options.map((option) => (
        <label key={option.value} className="loggia-cart-option">
          <input {...cart.getOptionProps({ parameter, option })} />
          <bdi>{cart.optionText(option)}</bdi>
        </label>
      ))}
    </div>
  );
}
