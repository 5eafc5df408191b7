'use client';
import type { ManualProduct, PriceListOption, PriceListParameter } from '@loggia/hooks/backend';
import type { UseCartResult } from '@loggia/hooks/cart';

interface CartManualProps {
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
function CartParameter({ cart, parameter }: CartParameterProps) {
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

interface CartParameterProps {
  readonly cart: UseCartResult;
  readonly parameter: PriceListParameter;
}

interface CartOptionsProps extends CartParameterProps {
  readonly options: readonly PriceListOption[];
}

/** Radio buttons or check boxes, under the title of their parameter. */
function CartOptions({ cart, parameter, options }: CartOptionsProps) {
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
