import type { PriceListOption, PriceListParameter } from '../backend/PriceList.ts';
import { parseOptionValue } from '../cart/parseOptionValue.ts';
import { parsePrice } from '../cart/parsePrice.ts';
import { withoutEnd } from '../shared/withoutEnd.ts';
import { attributeOf } from './attributeOf.ts';
import { elementText } from './elementText.ts';
import { toCount } from './toCount.ts';

const CONTROL = 'input, select, textarea';
const FIXED_TEXT = 1;

/** The title element, or what stands before the first control; before the first element, where there is a text to read. */
function parseTitle(element: Element, type: number | undefined): string {
  const title = element.querySelector('.parameter_title');
  if (title) return elementText(title) ?? '';
  const words: string[] = [];
  for (const node of element.childNodes) {
    const isControl = node instanceof Element && (node.matches(CONTROL) || node.querySelector(CONTROL) !== null);
    if (isControl || (node instanceof Element && type === FIXED_TEXT)) break;
    words.push(node.textContent ?? '');
  }
  return withoutEnd(words.join(' ').replaceAll(/\s+/g, ' '), ' :').trim();
}

/** One option for each value; the wire cannot tell two with the same value apart. */
function parseOptions(element: Element, selector: string): readonly PriceListOption[] {
  const options = new Map<string, PriceListOption>();
  for (const option of element.querySelectorAll(selector)) {
    const value = attributeOf(option, 'value');
    const { label, surcharge } = parseOptionValue(value);
    const text = label || (elementText(option.closest('option, label')) ?? '');
    if (value && !options.has(value)) options.set(value, { value, label: text, surcharge });
  }
  return [...options.values()];
}

/** "-Select-": it costs nothing and has no name. */
function isNoChoice({ value }: PriceListOption): boolean {
  const { label, surcharge } = parseOptionValue(value);
  return label === '' && parsePrice(surcharge) === 0n;
}

function parseSelect(element: Element) {
  const options = parseOptions(element, 'option');
  return {
    kind: 'select' as const,
    options: options.filter((option) => !isNoChoice(option)),
    emptyValue: options.find(isNoChoice)?.value,
  };
}

function parseFixed(element: Element, title: string): string {
  const text = elementText(element) ?? '';
  return (title && text.startsWith(title) ? text.slice(title.length) : text).replace(/^[\s:]+/, '');
}

/** A parameter of the manual product; none where its id or type is unknown to us. The numbers are the specification's. */
export function parsePriceListParameter(element: Element): readonly PriceListParameter[] {
  const id = attributeOf(element, 'data-parameter-id');
  const type = toCount(attributeOf(element, 'data-parameter-type'));
  const names = { id, title: parseTitle(element, type) };
  if (!id) return [];
  switch (type) {
    case FIXED_TEXT:
      return [{ ...names, kind: 'fixed', text: parseFixed(element, names.title) }];
    case 2:
      return [
        { ...names, kind: 'text', text: attributeOf(element.querySelector('input:not([type=hidden])'), 'value') },
      ];
    case 3:
      return [{ ...names, kind: 'textarea', text: element.querySelector('textarea')?.textContent ?? '' }];
    case 4:
      return [{ ...names, ...parseSelect(element) }];
    case 5:
      return [{ ...names, kind: 'radio', options: parseOptions(element, 'input[type=radio]') }];
    case 6:
      return [{ ...names, kind: 'checkboxes', options: parseOptions(element, 'input[type=checkbox]') }];
    default:
      return [];
  }
}
