import { HIGHEST_COUNT, LONGEST_TEXT } from './constants.ts';
import type { NewCartLine } from './createCartStore.ts';
import { optionValue } from './money.ts';
import type { FullPriceList, Parameter, ParameterValueRow } from './rows.ts';

type Fields = Readonly<Record<string, unknown>>;

export const NOTHING_CHOSEN = 'Please select Prints and products or Downloads';
const NO_ITEM = 'You must select at least one item.';

const toFields = (value: unknown): Fields => (typeof value === 'object' && value !== null ? (value as Fields) : {});

function toCount(value: unknown): number {
  const count = Math.trunc(Number(value));
  return count >= 1 ? Math.min(count, HIGHEST_COUNT) : 1;
}

/** Returns the selected rows. Values that are not in the list are ignored. */
function chosenRows({ type, values }: Parameter, value: unknown): readonly ParameterValueRow[] {
  const chosen = new Set<unknown>(type === 6 && Array.isArray(value) ? value : [value]);
  return type >= 4 ? values.filter((row) => chosen.has(optionValue(row))) : [];
}

function parameterText(parameter: Parameter, value: unknown): string {
  const typed = parameter.type <= 3 && typeof value === 'string' ? [value.trim().slice(0, LONGEST_TEXT)] : [];
  const texts = [...typed, ...chosenRows(parameter, value).map((row) => row.parameter_value)].filter(Boolean);
  return texts.length > 0 ? `${parameter.title}: ${texts.join(', ')}` : '';
}

function manualLine(list: FullPriceList, imageId: number, data: Fields): NewCartLine {
  const given = toFields(data['parameters']);
  let unitPrice = list.price;
  for (const parameter of list.parameters) {
    for (const row of chosenRows(parameter, given[parameter.id])) {
      unitPrice += row.parameter_value_price_sign === '-' ? -row.parameter_value_price : row.parameter_value_price;
    }
  }
  const texts = list.parameters.map((parameter) => parameterText(parameter, given[parameter.id])).filter(Boolean);
  const label = [list.manual_title, ...texts].join('; ');
  return { imageId, product: `manual ${label}`, label, count: toCount(data['count']), unitPrice };
}

function downloadLines(list: FullPriceList, imageId: number, data: Fields): readonly NewCartLine[] {
  const given = (Array.isArray(data['downloadItems']) ? data['downloadItems'] : []).map(toFields);
  return list.items.flatMap(({ id, item_name: label, item_price: unitPrice }) => {
    const item = given.find((fields) => String(fields['id']) === String(id));
    return item ? [{ imageId, product: `downloads ${id}`, label, count: toCount(item['count']), unitPrice }] : [];
  });
}

/**
 * Computes the amount of an order from the price list, not from the prices in the request. Returns an error message for
 * an invalid order.
 */
export function readCartOrder(
  list: FullPriceList,
  imageId: number,
  type: string,
  json: string,
): readonly NewCartLine[] | string {
  if (!list.sections.split(',').includes(type)) return NOTHING_CHOSEN;
  let data: Fields;
  try {
    data = toFields(JSON.parse(json));
  } catch {
    return NOTHING_CHOSEN;
  }
  if (type === 'manual') return [manualLine(list, imageId, data)];
  const lines = downloadLines(list, imageId, data);
  return lines.length > 0 ? lines : NO_ITEM;
}
