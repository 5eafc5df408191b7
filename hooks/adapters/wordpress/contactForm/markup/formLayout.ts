import type { ContactFormCountField } from '../../../../data/backend/ContactFormDescription.ts';
import { attributeOf } from '../../markup.ts';
import { toNumber } from '../../wireValues.ts';
import { findControls, type Control } from './controls.ts';
import { layoutItems, type LayoutItem, type TextItem } from './layoutItems.ts';

export interface FormLayout {
  readonly form: Element;
  readonly controls: readonly Control[];
  /** Fields and text in document order. */
  readonly items: readonly LayoutItem[];
  readonly places: ReadonlyMap<Control, number>;
  /** Label elements, keyed by the id they refer to. */
  readonly labels: ReadonlyMap<string, readonly Element[]>;
  /** Pieces of text around the counters. */
  readonly countWords: ReadonlyMap<Control, CountWords>;
  /** Whether a node is part of a counter's text. */
  isOfCount(node: Node): boolean;
  /** Returns the number of visible fields in an element. */
  fieldCountIn(element: Element): number;
}

const FIELD_KINDS: ReadonlySet<Control['kind']> = new Set(['line', 'choices', 'acceptance', 'quiz', 'captcha']);

/** Returns a form's layout. Throws an error if the form contains an unsupported control or a third-party widget. */
export function formLayout(form: Element): FormLayout {
  const controls = findControls(form);
  const items = layoutItems(form, controls);
  const places = new Map<Control, number>();
  for (const [place, each] of items.entries()) if ('control' in each) places.set(each.control, place);
  const labels = new Map<string, Element[]>();
  for (const label of form.querySelectorAll('label[for]')) {
    const id = attributeOf(label, 'for');
    labels.set(id, [...(labels.get(id) ?? []), label]);
  }
  const fieldCounts = new Map<Element, number>();
  for (const { anchor } of controls.filter(({ kind }) => FIELD_KINDS.has(kind))) {
    for (let each: Element | null = anchor; each && each !== form; each = each.parentElement)
      fieldCounts.set(each, (fieldCounts.get(each) ?? 0) + 1);
  }
  const words = countWords(items);
  const counted = new Set(
    [...words.values()].flatMap(({ before, after }) => [...before, ...after]).map(({ node }) => node),
  );
  return {
    form,
    controls,
    items,
    places,
    labels,
    countWords: words,
    isOfCount: (node) => counted.has(node),
    fieldCountIn: (element) => fieldCounts.get(element) ?? 0,
  };
}

/** The text around a counter, on the same line. */
export interface CountWords {
  readonly before: readonly TextItem[];
  readonly after: readonly TextItem[];
}

const hasText = (items: readonly TextItem[]): boolean => items.some(({ text }) => text.trim() !== '');
const fieldName = (input: Element): string => attributeOf(input, 'name').replace(/\[\]$/, '');

/** A line of text and counters, delimited by line breaks, fields or blocks. */
interface Line {
  readonly counts: readonly Control[];
  /**
   * Pieces of text before the first counter, between counters and after the last one. There is always one more piece
   * than there are counters.
   */
  readonly words: readonly TextItem[][];
  /** Whether a field follows. If so, the end of the line is the field's label. */
  readonly leadsToField: boolean;
}

function linesOf(items: readonly LayoutItem[]): readonly Line[] {
  const lines: Line[] = [];
  let counts: Control[] = [];
  let words: TextItem[][] = [[]];
  let block: Element | undefined;
  const endLine = (leadsToField: boolean): void => {
    if (counts.length > 0) lines.push({ counts, words, leadsToField });
    counts = [];
    words = [[]];
    block = undefined;
  };
  for (const each of items) {
    if ('item' in each) {
      const { item } = each;
      if (block && item.block !== block) endLine(false);
      if (item.text === '\n') {
        endLine(false);
        continue;
      }
      block = item.block;
      words.at(-1)?.push(item);
    } else if (each.control.kind === 'count') {
      counts.push(each.control);
      words.push([]);
    } else endLine(each.control.kind !== 'hidden' && each.control.kind !== 'submit');
  }
  endLine(false);
  return lines;
}

/**
 * Returns the text around each counter that follows its field. This text is shown with the number and isn't a label.
 */
function countWords(items: readonly LayoutItem[]): ReadonlyMap<Control, CountWords> {
  const counted = new Map<Control, boolean>();
  const seen = new Set<string>();
  for (const each of items) {
    if (!('control' in each)) continue;
    const { control } = each;
    if (control.kind === 'count') counted.set(control, seen.has(attributeOf(control.anchor, 'data-target-name')));
    else seen.add(fieldName(control.inputs[0]));
  }
  const found = new Map<Control, CountWords>();
  for (const { counts, words, leadsToField } of linesOf(items)) {
    if (counts.some((count) => !counted.get(count))) continue;
    for (const [place, count] of counts.entries()) {
      const isLast = place === counts.length - 1;
      const before = place === 0 ? (words[0] ?? []) : [];
      const after = isLast && leadsToField ? [] : (words[place + 1] ?? []);
      if (hasText(before) || hasText(after)) found.set(count, { before, after });
    }
  }
  return found;
}

/** Returns the text next to a number, including the space between them. */
function wordsBeside(items: readonly TextItem[] = []): string | undefined {
  const text = items
    .map((item) => item.text)
    .join('')
    .replaceAll(/\s+/g, ' ');
  return text.trim() === '' ? undefined : text;
}

export function countField(count: Element, words: CountWords | undefined): ContactFormCountField {
  return {
    type: 'count',
    target: attributeOf(count, 'data-target-name'),
    direction: count.matches('.down') ? 'down' : 'up',
    min: toNumber(attributeOf(count, 'data-minimum-value')) || undefined,
    max: toNumber(attributeOf(count, 'data-maximum-value')) || undefined,
    before: wordsBeside(words?.before)?.trimStart(),
    after: wordsBeside(words?.after)?.trimEnd(),
  };
}
