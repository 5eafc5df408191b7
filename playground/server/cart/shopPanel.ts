import { ADMIN_AJAX_PATH } from '../constants.ts';
import { escapeHtml, hiddenInput } from '../wire/markup.ts';
import { centsText, moneyText, optionValue } from './money.ts';
import { CHECKOUT_PATH, CURRENCY_SIGN } from './constants.ts';
import type { FullPriceList, Parameter, ParameterValueRow } from './rows.ts';

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
 * Returns a parameter of a manual product: its title, its control, and a field in which the original script keeps its
 * state.
 */
function parameterMarkup(parameter: Parameter): string {
  return (
    `<div class="image_selected_parameter" data-parameter-id="${parameter.id}" data-parameter-type="${parameter.type}">` +
    `<span class="parameter_title">${escapeHtml(parameter.title)}</span> ${control(parameter)}` +
    `<input type="hidden" class="already_selected_values" value=""></div>`
  );
}

export interface ShopPanelParts {
  readonly origin: string;
  /** The URL that the form posts to. */
  readonly action: string;
  /** Null if the image is not for sale. */
  readonly priceList: FullPriceList | null;
  readonly productsInCart: number;
}

const TABS = new Map([
  ['manual', 'Prints and products'],
  ['downloads', 'Downloads'],
]);

function tabs(sections: readonly string[]): string {
  const items = sections.map((name) => `<li id="${name}_li"><a href="#${name}">${TABS.get(name) ?? ''}</a></li>`);
  return `<ul class="pge_tabs">${items.join('')}</ul>`;
}

function manualPart(list: FullPriceList): string {
  const price = centsText(list.price);
  const description = escapeHtml(list.manual_description).replaceAll('\n', '<br />');
  return (
    `<div class="manual" id="manual"><div>Name: <b class="product_manual_title">${escapeHtml(list.manual_title)}</b></div>` +
    `<div>Price: <span class="product_manual_price" data-price="${price}" data-actual-price="${price}">` +
    `${moneyText(list.price)}</span></div><div class="product_manual_description"><p>${description}</p></div>` +
    `<div class="image_count_div">Count: <input type="number" class="image_count" min="1" value="1"></div>` +
    list.parameters.map(parameterMarkup).join('') +
    `<p>Total: <b class="product_manual_price" data-price="${price}">${moneyText(list.price)}</b></p></div>`
  );
}

function downloadsPart({ items, show_digital_items_count: isCounted }: FullPriceList): string {
  const field = (id: number) =>
    isCounted
      ? '<input type="number" class="digital_image_count" min="0" value="0">'
      : `<input type="checkbox" name="selected_download_item" value="${id}">`;
  const rows = items.map(
    ({ id, item_name: name, item_price: price, item_longest_dimension: side }) =>
      `<tr data-id="${id}" data-price="${centsText(price)}"><td>${escapeHtml(name)}</td><td>${side} px</td>` +
      `<td>${moneyText(price)}</td><td>${field(id)}</td></tr>`,
  );
  return (
    `<div class="downloads" id="downloads"><table><thead><tr><th>Name</th><th>Dimensions</th><th>Price</th><th>Choose</th>` +
    `</tr></thead><tbody>${rows.join('')}</tbody></table>` +
    `<p>Total: <b class="product_downloads_price">${moneyText(0)}</b></p></div>`
  );
}

function soldParts(list: FullPriceList, origin: string, productsInCart: number): string {
  const sections = list.sections.split(',');
  const options = [
    { name: 'option_checkout_page', value: `${origin}${CHECKOUT_PATH}` },
    { name: 'option_show_digital_items_count', value: String(list.show_digital_items_count) },
    { name: 'option_currency_sign', value: CURRENCY_SIGN },
  ];
  return (
    tabs(sections) +
    hiddenInput({ name: 'type', value: sections[0] ?? '' }) +
    (sections.includes('manual') ? manualPart(list) : '') +
    (sections.includes('downloads') ? downloadsPart(list) : '') +
    `<div class="pge_options">${options.map(hiddenInput).join('')}</div>` +
    `<div class="pge_add_to_cart">${hiddenInput({ id: 'ajax_url', value: `${origin}${ADMIN_AJAX_PATH}` })}` +
    `<p class="add_to_cart_msg"></p><a class="pge_add_to_cart_btn">Add to cart</a> <a class="pge_view_cart_btn">View cart</a> ` +
    `<a href="#"><span class="products_in_cart">${productsInCart}</span> items</a></div>`
  );
}

/** Returns the shop sidebar of a lightbox, which is empty if the image is not for sale. */
export function shopPanel({ origin, action, priceList, productsInCart }: ShopPanelParts): string {
  return (
    `<div class="bwg_ecommerce_wrap"><div class="bwg_ecommerce_container"><div id="ecommerce_ajax_loading"></div>` +
    `<form id="bwg_ecommerce_form" method="post" action="${escapeHtml(action)}">` +
    (priceList ? soldParts(priceList, origin, productsInCart) : '') +
    `</form></div></div>`
  );
}
