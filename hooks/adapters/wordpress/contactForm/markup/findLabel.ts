import type { ContactFormText } from '../../../../data/backend/ContactFormText.ts';
import { attributeOf } from '../../markup.ts';
import type { Control } from './controls.ts';
import type { FormLayout } from './formLayout.ts';
import { blockOf, textItemsIn, toPlainText, toText, type TextItem } from './layoutItems.ts';

/** A field's label, and the nodes it consists of on the page. */
export interface FoundLabel {
  readonly text: ContactFormText;
  /** The nodes of the label's text. This text must not be repeated in other parts of the form. */
  readonly used: readonly Node[];
}

const isBlank = ({ text }: TextItem): boolean => text.trim() === '';

function labelFrom(items: readonly TextItem[]): FoundLabel | undefined {
  const text = toText(items);
  return text.length > 0 ? { text, used: items.map(({ node }) => node) } : undefined;
}

/**
 * Finds the marked-up label: a `<label>` that refers to the field or contains it, or the legend of a fieldset with a
 * single group.
 */
function markedLabel(
  { labels, fieldCountIn, isOfCount }: FormLayout,
  { anchor, inputs, kind }: Control,
): FoundLabel | undefined {
  const id = attributeOf(inputs[0], 'id');
  const naming = (id !== '' && labels.get(id)) || [];
  const around = anchor.closest('label');
  const frame = kind === 'choices' ? anchor.closest('fieldset') : null;
  const legend = frame && fieldCountIn(frame) === 1 ? frame.querySelector(':scope > legend') : null;
  const outside = naming.filter((label) => !anchor.contains(label));
  for (const found of [outside, around ? [around] : [], legend ? [legend] : []]) {
    const label = labelFrom(found.flatMap(textItemsIn).filter(({ node }) => !isOfCount(node)));
    if (label) return label;
  }
  return undefined;
}

/** Returns the largest element around a field that contains no other field. */
function ownPlace({ form, fieldCountIn }: FormLayout, { anchor }: Control): Element {
  let place = anchor;
  for (
    let outer = anchor.parentElement;
    outer && outer !== form && fieldCountIn(outer) <= 1;
    outer = outer.parentElement
  )
    place = outer;
  return place;
}

/** Returns the `<dt>` or table cell before a field that is the only one in its `<dd>` or table cell. */
function cellBefore({ form, fieldCountIn }: FormLayout, { anchor }: Control): Element | null {
  const cell = anchor.closest('dd, td');
  if (!cell || !form.contains(cell) || fieldCountIn(cell) !== 1) return null;
  const before = cell.previousElementSibling;
  const isTerm = before?.matches(cell.localName === 'dd' ? 'dt' : 'td, th');
  return before && isTerm && fieldCountIn(before) === 0 ? before : null;
}

/** Returns a predicate that matches text before or after a field if the text can be part of the field's label. */
function nearTo(layout: FormLayout, control: Control, step: -1 | 1): (item: TextItem) => boolean {
  const place = ownPlace(layout, control);
  const own = blockOf(control.anchor);
  const cell = step === -1 ? cellBefore(layout, control) : null;
  const isBetween = (item: TextItem): boolean => isBlank(item) && item.block === cell?.parentElement;
  return (item) =>
    item.block === own || place.contains(item.node) || Boolean(cell?.contains(item.node)) || isBetween(item);
}

/** Finds the text on the same line before a field or after a checkbox. */
function lineBeside(layout: FormLayout, control: Control, step: -1 | 1): FoundLabel | undefined {
  const isNear = nearTo(layout, control, step);
  const line: TextItem[] = [];
  let first: TextItem | undefined;
  for (let index = (layout.places.get(control) ?? -1) + step; ; index += step) {
    const each = layout.items[index];
    if (!each || 'control' in each) break;
    if (layout.isOfCount(each.item.node)) break;
    if (!isNear(each.item) || (first && first.block !== each.item.block)) break;
    line.push(each.item);
    if (!first && !isBlank(each.item)) first = each.item;
  }
  return labelFrom(step === -1 ? line.reverse() : line);
}

/**
 * Returns a field's label. It is taken from the label element, the adjacent text or the field's attributes. If there
 * are none, the field's name is returned.
 */
export function findLabel(layout: FormLayout, control: Control): FoundLabel {
  const { anchor, inputs, kind } = control;
  const boxLabel = kind === 'acceptance' ? anchor.querySelector('.wpcf7-list-item-label') : null;
  const attribute = ['aria-label', 'title', 'placeholder']
    .map((name) => attributeOf(inputs[0], name))
    .find((text) => text.trim());
  const name = attributeOf(inputs[0], 'name').replace(/\[\]$/, '').replaceAll(/[-_]+/g, ' ').trim();
  return (
    (boxLabel && labelFrom(textItemsIn(boxLabel))) ??
    markedLabel(layout, control) ??
    lineBeside(layout, control, -1) ??
    (kind === 'acceptance' ? lineBeside(layout, control, 1) : undefined) ?? {
      text: [{ text: attribute?.trim() ?? name }],
      used: [],
    }
  );
}

/** Whether a label contains links or formatting. */
export function isRich(text: ContactFormText): boolean {
  return text.some(({ href, isStrong, isEmphasized }) => href !== undefined || isStrong || isEmphasized);
}

/**
 * Returns the label as plain text. The asterisk of a required field is removed, because required fields are marked
 * separately.
 */
export function labelWords(text: ContactFormText, isRequired: boolean): string {
  const words = toPlainText(text);
  return (isRequired && words.endsWith('*') && words.slice(0, -1).trimEnd()) || words;
}
