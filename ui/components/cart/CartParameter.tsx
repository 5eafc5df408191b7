'use client';
import { CartOptions } from './CartOptions.tsx';
import type { CartParameterProps } from './CartParameterProps.ts';

function Field({ cart, parameter }: CartParameterProps) {
  switch (parameter.kind) {
    case 'textarea':
      return <textarea rows={3} {...cart.getTextAreaProps({ parameter })} />;
    case 'select':
      return (
        <select {...cart.getSelectProps({ parameter })}>
          {parameter.emptyValue !== undefined && <option value={parameter.emptyValue}>{cart.labels.noOption}</option>}
          {parameter.options.map((option) => (
            <option key={option.value} value={option.value}>
              {cart.optionText(option)}
            </option>
          ))}
        </select>
      );
    default:
      return <input {...cart.getTextFieldProps({ parameter })} />;
  }
}

/** A detail of the product, with the control that its kind asks for. */
export function CartParameter({ cart, parameter }: CartParameterProps) {
  const { kind, title } = parameter;
  if (kind === 'fixed') {
    return (
      <dl className="loggia-cart-field">
        <dt>{title}</dt>
        <dd>{parameter.text}</dd>
      </dl>
    );
  }
  if (kind === 'radio' || kind === 'checkboxes') {
    return <CartOptions cart={cart} parameter={parameter} options={parameter.options} />;
  }
  return (
    <div className="loggia-cart-field">
      <label {...cart.getParameterLabelProps({ parameter })}>{title}</label>
      <Field cart={cart} parameter={parameter} />
    </div>
  );
}
