import type { ContactFormField } from '../../../backend/ContactFormDescription.ts';
import { textItemsIn } from './layoutItems.ts';
import { toText } from './textItems.ts';

/** Tells where groups of a form begin and end, while everything in it is walked through in the order of the page. */
export interface FieldGroups {
  /** What ends and begins before a node. */
  before(node: Node): readonly ContactFormField[];
  /** What ends with the form. */
  end(): readonly ContactFormField[];
  /** Whether the name of a group says it. */
  isLegend(node: Node): boolean;
}

/** Groups by the frames of an author: those with a legend that names no field. `used`: nodes that name one. */
export function fieldGroups(form: Element, used: ReadonlySet<Node>): FieldGroups {
  const legends = new Map<Element, ContactFormField>();
  const said = new Set<Node>();
  for (const legend of form.querySelectorAll('fieldset > legend')) {
    const frame = legend.parentElement;
    const items = textItemsIn(legend);
    const text = toText(items);
    if (!frame || legends.has(frame) || text.length === 0 || items.some(({ node }) => used.has(node))) continue;
    legends.set(frame, { type: 'groupStart', legend: text });
    for (const { node } of items) said.add(node);
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
    isLegend: (node) => said.has(node),
  };
}
