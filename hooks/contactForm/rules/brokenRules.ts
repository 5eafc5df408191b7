import type { InvalidContactField } from '../../backend/ContactFormAnswer.ts';
import type { ContactFormRule, ContactFormRuleGroup } from '../../backend/ContactFormRule.ts';
import { fieldKey } from '../fieldKey.ts';
import { NO_VALUE } from './FieldValue.ts';
import type { FieldValue } from './FieldValue.ts';
import { keepsRule } from './keepsRule.ts';

/** What stands in the fields, by `fieldKey`. */
export type FieldValues = ReadonlyMap<string, FieldValue>;

const isGroup = (rule: ContactFormRule): rule is ContactFormRuleGroup => rule.rule === 'all' || rule.rule === 'any';

function brokenGroup(group: ContactFormRuleGroup, values: FieldValues): InvalidContactField | undefined {
  const broken = group.rules.map((rule) => firstBroken(rule, values));
  const isKept = group.rule === 'any' ? broken.includes(undefined) : broken.every((each) => each === undefined);
  const found = broken.find((each) => each !== undefined);
  if (isKept || !found) return undefined;
  return { name: group.field ?? found.name, message: group.message ?? found.message };
}

function firstBroken(rule: ContactFormRule, values: FieldValues): InvalidContactField | undefined {
  if (isGroup(rule)) return brokenGroup(rule, values);
  const value = values.get(fieldKey(rule.field)) ?? NO_VALUE;
  return keepsRule(value, rule) ? undefined : { name: rule.field, message: rule.message };
}

/** What is wrong: for each field the first rule that it breaks. */
export function brokenRules(rules: readonly ContactFormRule[], values: FieldValues): readonly InvalidContactField[] {
  const found = new Map<string, InvalidContactField>();
  for (const rule of rules) {
    const broken = firstBroken(rule, values);
    if (broken && !found.has(fieldKey(broken.name))) found.set(fieldKey(broken.name), broken);
  }
  return [...found.values()];
}
