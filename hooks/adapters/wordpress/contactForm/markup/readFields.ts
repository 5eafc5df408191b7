import type { ContactFormField, ContactFormHiddenField } from '../../../../data/backend/ContactFormDescription.ts';
import type { ContactFormProse } from '../../../../data/backend/ContactFormText.ts';
import { attributeOf } from '../../markup.ts';
import { isVisible } from './controls.ts';
import { findLabel } from './findLabel.ts';
import { formLayout } from './formLayout.ts';
import { textItemsIn, toText, type TextItem } from './layoutItems.ts';
import { readField } from './readField.ts';

/**
 * Reads all fields in a form and the text between them, in document order. Throws an error if the form can't be
 * replaced.
 */
export function readFields(form: Element, base: string): readonly ContactFormField[] {
  const layout = formLayout(form);
  const labels = new Map(layout.controls.map((control) => [control, findLabel(layout, control)] as const));
  const used = new Set([...labels.values()].flatMap((label) => label.used));

  const groups = fieldGroups(form, used);
  const fields: (ContactFormField | ProseBlock)[] = [];
  let block: TextItem[] = [];
  const endBlock = (): void => {
    const next = readProse(block);
    block = [];
    if (!next) return;
    const last = fields.at(-1);
    const joined = last && 'prose' in last ? joinLists(last, next) : undefined;
    if (joined) fields.pop();
    fields.push(joined ?? next);
  };
  const openGroups = (node: Node): void => {
    const changes = groups.before(node);
    if (changes.length === 0) return;
    endBlock();
    fields.push(...changes);
  };
  for (const each of layout.items) {
    if ('control' in each) {
      endBlock();
      const { control } = each;
      if (isVisible(control))
        fields.push(
          ...groups.before(control.anchor),
          readField({ form, base, label: labels.get(control), countWords: layout.countWords.get(control) }, control),
        );
      else fields.push(...readHidden(control.inputs[0]));
    } else if (!used.has(each.item.node) && !layout.isOfCount(each.item.node)) {
      if (block[0] && block[0].block !== each.item.block) endBlock();
      if (each.item.text.trim() !== '') openGroups(each.item.node);
      if (!groups.isLegend(each.item.node)) block.push(each.item);
    }
  }
  endBlock();
  fields.push(...groups.end());
  return fields.map((field) => ('prose' in field ? field.prose : field));
}

/** A form's groups. They are opened and closed while the form is read in document order. */
interface FieldGroups {
  /** Closes the groups that end before a node, and opens those that start before it. */
  before(node: Node): readonly ContactFormField[];
  /** Closes the groups that are still open at the end of the form. */
  end(): readonly ContactFormField[];
  /** Whether a node belongs to a legend. */
  isLegend(node: Node): boolean;
}

/**
 * Finds groups. A group is a fieldset whose legend isn't a field's label. `used` contains the nodes that labels consist
 * of.
 */
function fieldGroups(form: Element, used: ReadonlySet<Node>): FieldGroups {
  const legends = new Map<Element, ContactFormField>();
  const legendNodes = new Set<Node>();
  for (const legend of form.querySelectorAll('fieldset > legend')) {
    const frame = legend.parentElement;
    const items = textItemsIn(legend);
    const text = toText(items);
    if (!frame || legends.has(frame) || text.length === 0 || items.some(({ node }) => used.has(node))) continue;
    legends.set(frame, { type: 'groupStart', legend: text });
    for (const { node } of items) legendNodes.add(node);
  }
  const open: Element[] = [];
  const close = (isOver: (frame: Element) => boolean): ContactFormField[] => {
    const ends: ContactFormField[] = [];
    for (let frame = open.at(-1); frame && isOver(frame); frame = open.at(-1)) {
      open.pop();
      ends.push({ type: 'groupEnd' });
    }
    return ends;
  };
  return {
    before(node) {
      const changes = close((frame) => !frame.contains(node));
      const begun: Element[] = [];
      for (let frame = node.parentElement?.closest('fieldset'); frame; frame = frame.parentElement?.closest('fieldset'))
        if (legends.has(frame) && !open.includes(frame)) begun.unshift(frame);
      open.push(...begun);
      return [...changes, ...begun.flatMap((frame) => legends.get(frame) ?? [])];
    },
    end: () => close(() => true),
    isLegend: (node) => legendNodes.has(node),
  };
}

type Level = Extract<ContactFormProse, { type: 'heading' }>['level'];

/** A block of text on the page, and the list around it. */
interface ProseBlock {
  readonly prose: ContactFormProse;
  readonly list: Element | null;
}

const isLevel = (level: number): level is Level => level >= 1 && level <= 6;

/** Reads a block of text. Returns `undefined` if it is empty. */
function readProse(items: readonly TextItem[]): ProseBlock | undefined {
  const block = items[0]?.block;
  const text = toText(items);
  if (!block || text.length === 0) return undefined;
  const level = Number(/^h(\d)$/.exec(block.localName)?.[1]);
  if (isLevel(level)) return { prose: { type: 'heading', level, text }, list: null };
  const list = block.closest('li')?.closest('ul, ol') ?? null;
  if (!list) return { prose: { type: 'paragraph', text }, list };
  return { prose: { type: 'list', items: [text], ...(list.localName === 'ol' && { isOrdered: true }) }, list };
}

/** Appends the next item of the same list. Returns `undefined` if the next block isn't such an item. */
function joinLists(last: ProseBlock | undefined, next: ProseBlock): ProseBlock | undefined {
  if (last?.prose.type !== 'list' || next.prose.type !== 'list' || last.list !== next.list) return undefined;
  return { prose: { ...last.prose, items: [...last.prose.items, ...next.prose.items] }, list: last.list };
}

function optionValue(option: Element): string {
  return option.getAttribute('value') ?? option.textContent.replaceAll(/\s+/g, ' ').trim();
}

/**
 * Returns the values that an unchanged select submits: all selected options if it is `multiple`, otherwise the last
 * selected option, or the first option if none is selected.
 */
function chosenValues(select: Element): readonly string[] {
  const options = [...select.querySelectorAll('option:not(:disabled)')];
  const chosen = options.filter((option) => option.hasAttribute('selected'));
  const sent = select.hasAttribute('multiple') ? chosen : [chosen.at(-1) ?? options[0]];
  return sent.flatMap((option) => (option ? [optionValue(option)] : []));
}

function valuesOf(input: Element): readonly string[] {
  if (input.matches('select')) return chosenValues(input);
  if (input.matches('textarea')) return [input.textContent];
  const isTicked = /^(checkbox|radio)$/i.test(attributeOf(input, 'type'));
  return [input.getAttribute('value') ?? (isTicked ? 'on' : '')];
}

/** Returns the values that a hidden input submits. */
function readHidden(input: Element): readonly ContactFormHiddenField[] {
  const name = attributeOf(input, 'name');
  return valuesOf(input).map((value) => ({ type: 'hidden', name, value }));
}
