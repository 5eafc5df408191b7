import type { ContactFormRule, ContactFormRuleGroup } from '../../backend/ContactFormRule.ts';
import type { FieldValue } from './FieldValue.ts';
import { isAcceptedFile } from './isAcceptedFile.ts';
import { isDateText } from './isDateText.ts';
import { isDayOfWeek } from './isDayOfWeek.ts';
import { isEmail } from './isEmail.ts';
import { isNumberText } from './isNumberText.ts';
import { isStep } from './isStep.ts';
import { isTelephoneNumber } from './isTelephoneNumber.ts';
import { isTimeText } from './isTimeText.ts';
import { isWebAddress } from './isWebAddress.ts';

type SingleRule = Exclude<ContactFormRule, ContactFormRuleGroup>;
type Judge<TRule extends SingleRule> = (value: FieldValue, rule: TRule) => boolean;
/** The members of the union that `Name` is a name of: some members have several. */
type Named<Name, TRule = SingleRule> = TRule extends { readonly rule: infer Names }
  ? Name extends Names
    ? TRule
    : never
  : never;
type Judges = { readonly [Name in SingleRule['rule']]: Judge<Named<Name>> };

const trimmed = ({ texts }: FieldValue): readonly string[] =>
  texts.map((text) => text.replaceAll('\r\n', '\n').trim()).filter((text) => text !== '');
const numbers = (value: FieldValue): readonly number[] => trimmed(value).filter(isNumberText).map(Number);
const lengthOf = (value: FieldValue): number => trimmed(value).reduce((sum, text) => sum + text.length, 0);
const sizeOf = ({ files }: FieldValue): number => files.reduce((sum, { size }) => sum + size, 0);
const everyText =
  (isGood: (text: string) => boolean) =>
  (value: FieldValue): boolean =>
    trimmed(value).every(isGood);

/** How each rule is judged. What is empty breaks no rule but those that ask for something to be there. */
const JUDGES: Judges = {
  required: (value) => trimmed(value).length > 0,
  requiredFile: ({ files }) => files.some(({ name }) => name !== ''),
  email: everyText(isEmail),
  url: everyText(isWebAddress),
  tel: everyText(isTelephoneNumber),
  number: everyText(isNumberText),
  date: everyText(isDateText),
  time: everyText(isTimeText),
  file: ({ files }, { accept }) => files.every((file) => file.name === '' || isAcceptedFile(file, accept)),
  enum: (value, { accept }) => trimmed(value).every((text) => accept.includes(text)),
  dayOfWeek: (value, { accept }) => trimmed(value).every((text) => isDayOfWeek(text, accept)),
  minItems: (value, { threshold }) => trimmed(value).length >= threshold,
  maxItems: (value, { threshold }) => trimmed(value).length <= threshold,
  minLength: (value, { threshold }) => lengthOf(value) === 0 || lengthOf(value) >= threshold,
  maxLength: (value, { threshold }) => lengthOf(value) <= threshold,
  minNumber: (value, { threshold }) => numbers(value).every((number) => number >= threshold),
  maxNumber: (value, { threshold }) => numbers(value).every((number) => number <= threshold),
  stepNumber: (value, { base, interval }) => numbers(value).every((number) => isStep(number, base, interval)),
  minDate: (value, { threshold }) => trimmed(value).every((text) => !isDateText(text) || text >= threshold),
  maxDate: (value, { threshold }) => trimmed(value).every((text) => !isDateText(text) || text <= threshold),
  minFileSize: (value, { threshold }) => sizeOf(value) === 0 || sizeOf(value) >= threshold,
  maxFileSize: (value, { threshold }) => sizeOf(value) <= threshold,
};

/** Whether a field keeps one rule. */
export function keepsRule(value: FieldValue, rule: SingleRule): boolean {
  // The table has the judge of exactly this rule; TypeScript cannot follow that through an index.
  const judge = JUDGES[rule.rule] as Judge<SingleRule>;
  return judge(value, rule);
}
