import { escapeHtml } from '../wire/escapeHtml.ts';
import { moneyText } from './moneyText.ts';
import { optionValue } from './optionValue.ts';
import type { Parameter, ParameterValueRow } from './rows.ts';

function optionText(row: ParameterValueRow): string {
  const { parameter_value: value, parameter_value_price: price, parameter_value_price_sign: sign } = row;
  return escapeHtml(price === 0 ? value : `${value} (${sign} ${moneyText(price)})`);
}

function choices({ id, values }: Parameter, type: 'radio' | 'checkbox'): string {
  const option = (row: ParameterValueRow) =>
    `<label><input type="${type}" name="parameter_${id}" value="${escapeHtml(optionValue(row))}"> ${optionText(row)}</label>`;
  return values.map(option).join('');
}

function control(parameter: Parameter): string {
  const { type, values } = parameter;
  const text = escapeHtml(values[0]?.parameter_value ?? '');
  if (type === 1) return `<span>${text}</span>`;
  if (type === 2) return `<input type="text" value="${text}">`;
  if (type === 3) return `<textarea>${text}</textarea>`;
  if (type === 5) return choices(parameter, 'radio');
  if (type === 6) return choices(parameter, 'checkbox');
  const options = values.map((row) => `<option value="${escapeHtml(optionValue(row))}">${optionText(row)}</option>`);
  return `<select><option value="+*0*">-Select-</option>${options.join('')}</select>`;
}

/**
 * Returns a parameter of a manual product: its title, its control, and a field for the state of the original script.
 */
export function parameterMarkup(parameter: Parameter): string {
  return (
    `<div class="image_selected_parameter" data-parameter-id="${parameter.id}" data-parameter-type="${parameter.type}">` +
    `<span class="parameter_title">${escapeHtml(parameter.title)}</span> ${control(parameter)}` +
    `<input type="hidden" class="already_selected_values" value=""></div>`
  );
}
