import type { PriceListParameter, UseCartResult } from '@loggia/hooks';

export interface BareParameterProps {
  readonly cart: UseCartResult;
  readonly parameter: PriceListParameter;
}

/** The choices for one option of a print. */
export function BareParameter({ cart, parameter }: BareParameterProps) {
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
