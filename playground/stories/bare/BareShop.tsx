import { useCart } from '@loggia/hooks';
import type { PriceListParameter, UseCartOptions, UseCartResult, UseLightboxResult } from '@loggia/hooks';

export interface BareShopProps extends Pick<UseCartOptions, 'onAdded'> {
  readonly lightbox: UseLightboxResult;
  readonly isOpen: boolean;
}

interface BareParameterProps {
  readonly cart: UseCartResult;
  readonly parameter: PriceListParameter;
}

/** What the visitor may choose of a print. */
function BareParameter({ cart, parameter }: BareParameterProps) {
  switch (parameter.kind) {
    case 'fixed':
      return (
        <p>
          {parameter.title}: {parameter.text}
        </p>
      );
    case 'select':
      return (
        <p>
          <label {...cart.getParameterLabelProps({ parameter })}>{parameter.title}</label>{' '}
          <select {...cart.getSelectProps({ parameter })}>
            {parameter.emptyValue !== undefined && <option value={parameter.emptyValue}>{cart.labels.noOption}</option>}
            {parameter.options.map((option) => (
              <option key={option.value} value={option.value}>
                {cart.optionText(option)}
              </option>
            ))}
          </select>
        </p>
      );
    case 'radio':
    case 'checkboxes':
      return (
        <div {...cart.getGroupProps({ parameter })}>
          <span {...cart.getGroupTitleProps({ parameter })}>{parameter.title}</span>
          {parameter.options.map((option) => (
            <label key={option.value}>
              <input {...cart.getOptionProps({ parameter, option })} /> {cart.optionText(option)}
            </label>
          ))}
        </div>
      );
    default:
      return (
        <p>
          <label {...cart.getParameterLabelProps({ parameter })}>{parameter.title}</label>{' '}
          {parameter.kind === 'text' ? (
            <input {...cart.getTextFieldProps({ parameter })} />
          ) : (
            <textarea {...cart.getTextAreaProps({ parameter })} />
          )}
        </p>
      );
  }
}

/** What the image is sold for, and the way into the cart. */
export function BareShop({ lightbox, isOpen, onAdded }: BareShopProps) {
  const cart = useCart(lightbox, { isOpen, defaultSection: 'manual', onAdded });
  const { manual } = cart.priceList ?? {};
  return (
    <div {...cart.getPanelProps()}>
      {manual && (
        <form {...cart.getFormProps({ className: 'bare-form' })}>
          <div {...cart.getSectionProps({ section: 'manual' })}>
            <h3>{manual.title}</h3>
            {manual.parameters.map((parameter) => (
              <BareParameter key={parameter.id} cart={cart} parameter={parameter} />
            ))}
            <label {...cart.getCountLabelProps()}>{cart.labels.count}</label> <input {...cart.getCountProps()} />
          </div>
          <output {...cart.getTotalProps()}>{cart.totalText}</output>{' '}
          <button {...cart.getAddButtonProps()}>{cart.labels.add}</button>
        </form>
      )}
      <p {...cart.getMessageProps()} />
      {cart.submission.status === 'failed' && <button {...cart.getRetryButtonProps()}>{cart.labels.retry}</button>}
      <p>{cart.productsText}</p>
    </div>
  );
}
