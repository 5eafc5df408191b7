import type { ContactFormField } from '../../../backend/ContactFormDescription.ts';
import { isSeen } from './controls.ts';
import { fieldGroups } from './fieldGroups.ts';
import { findLabel } from './findLabel.ts';
import { formLayout } from './formLayout.ts';
import { readField } from './readField.ts';
import { readHidden } from './readHidden.ts';
import { joinLists, readProse } from './readProse.ts';
import type { ProseBlock } from './readProse.ts';
import type { TextItem } from './textItems.ts';

/** Everything in a form, and what is said between, in the order of the page. Throws for a form that cannot be taken over. */
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
      if (isSeen(control))
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
