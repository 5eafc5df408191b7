import type {
  ContactFormRule,
  ContactFormRuleGroup,
  InvalidContactField,
} from '../../data/backend/ContactFormBackend.ts';
import { MIN_EMAIL_LENGTH } from './constants.ts';
import { isAcceptedFile, type ContactFile } from './acceptedFiles.ts';
import { fieldKey } from './fields.ts';

/** Field values by `fieldKey`. */
type FieldValues = ReadonlyMap<string, FieldValue>;

const isGroup = (rule: ContactFormRule): rule is ContactFormRuleGroup => rule.rule === 'all' || rule.rule === 'any';

function brokenGroup(group: ContactFormRuleGroup, values: FieldValues): InvalidContactField | undefined {
  const broken = group.rules.map((rule) => firstBroken(rule, values));
  const isSatisfied = group.rule === 'any' ? broken.includes(undefined) : broken.every((each) => each === undefined);
  const found = broken.find((each) => each !== undefined);
  if (isSatisfied || !found) return undefined;
  return { name: group.field ?? found.name, message: group.message ?? found.message };
}

function firstBroken(rule: ContactFormRule, values: FieldValues): InvalidContactField | undefined {
  if (isGroup(rule)) return brokenGroup(rule, values);
  const value = values.get(fieldKey(rule.field)) ?? NO_VALUE;
  return satisfiesRule(value, rule) ? undefined : { name: rule.field, message: rule.message };
}

/** Returns the first rule that each invalid field breaks. */
export function brokenRules(rules: readonly ContactFormRule[], values: FieldValues): readonly InvalidContactField[] {
  const found = new Map<string, InvalidContactField>();
  for (const rule of rules) {
    const broken = firstBroken(rule, values);
    if (broken && !found.has(fieldKey(broken.name))) found.set(fieldKey(broken.name), broken);
  }
  return [...found.values()];
}

type SingleRule = Exclude<ContactFormRule, ContactFormRuleGroup>;
type Check<TRule extends SingleRule> = (value: FieldValue, rule: TRule) => boolean;
/** The union member for a rule name. Some members have several names. */
type Named<Name, TRule = SingleRule> = TRule extends { readonly rule: infer Names }
  ? Name extends Names
    ? TRule
    : never
  : never;
type Checks = { readonly [Name in SingleRule['rule']]: Check<Named<Name>> };

const trimmed = ({ texts }: FieldValue): readonly string[] =>
  texts.map((text) => text.replaceAll('\r\n', '\n').trim()).filter((text) => text !== '');
const numbers = (value: FieldValue): readonly number[] => trimmed(value).filter(isNumberText).map(Number);
const lengthOf = (value: FieldValue): number => trimmed(value).reduce((sum, text) => sum + text.length, 0);
const sizeOf = ({ files }: FieldValue): number => files.reduce((sum, { size }) => sum + size, 0);
const everyText =
  (isGood: (text: string) => boolean) =>
  (value: FieldValue): boolean =>
    trimmed(value).every(isGood);

/** The check for each rule. An empty field only breaks rules that require a value. */
const CHECKS: Checks = {
  required: (value) => trimmed(value).length > 0,
  requiredFile: ({ files }) => files.some(({ name }) => name !== ''),
  email: everyText(isEmail),
  url: everyText(isWebUrl),
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

function satisfiesRule(value: FieldValue, rule: SingleRule): boolean {
  // The entry matches this rule, but TypeScript cannot infer that from the index.
  const check = CHECKS[rule.rule] as Check<SingleRule>;
  return check(value, rule);
}

/** A field's value: a string for each value that would be sent, and the selected files. */
interface FieldValue {
  readonly texts: readonly string[];
  readonly files: readonly ContactFile[];
}

/** The value of an unchecked checkbox, or of a field that is missing from the form. */
const NO_VALUE: FieldValue = { texts: [], files: [] };

/** Reads the values that a form would send, by `fieldKey`. */
export function readFieldValues(data: FormData): FieldValues {
  const values = new Map<string, FieldValue>();
  for (const [name, entry] of data) {
    const key = fieldKey(name);
    const { texts, files } = values.get(key) ?? NO_VALUE;
    // An empty file input sends a file without a name.
    if (typeof entry === 'string') values.set(key, { texts: [...texts, entry], files });
    else if (entry.name !== '') values.set(key, { texts, files: [...files, entry] });
  }
  return values;
}

const LOCAL = /^[\w!#$%&'*+/=?^`{|}~.-]+$/;
const LABEL = /^[a-z\d](?:[a-z\d-]*[a-z\d])?$/i;

/**
 * Whether a string is an email address: at least six characters, exactly one `@` that is not at the start, and a domain
 * with at least two labels.
 */
function isEmail(text: string): boolean {
  if (text.length < MIN_EMAIL_LENGTH) return false;
  const [local = '', domain = '', ...more] = text.split('@');
  if (more.length > 0 || !LOCAL.test(local)) return false;
  const labels = domain.split('.');
  return labels.length >= 2 && labels.every((label) => LABEL.test(label));
}

const ALLOWED =
  /^(https?|ftps?|mailto|news|irc6?|ircs|gopher|nntp|feed|telnet|mms|rtsp|sms|svn|tel|fax|xmpp|webcal|urn):$/;

/** Whether a string is an absolute URL with a scheme that the server accepts. */
function isWebUrl(text: string): boolean {
  try {
    return ALLOWED.test(new URL(text.trim()).protocol);
  } catch {
    return false;
  }
}

/**
 * Whether a string is a telephone number: digits, with an optional plus sign in front. Parentheses, dots, slashes,
 * asterisks, `#`, whitespace and hyphens are ignored.
 */
function isTelephoneNumber(text: string): boolean {
  return /^\+?\d+$/.test(text.replaceAll(/[()./*#\s-]/g, ''));
}

/** Whether a string is a decimal number as it appears in form data. */
function isNumberText(text: string): boolean {
  return /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i.test(text.trim());
}

/** Whether a number is a whole number of `interval` steps from `base`, within floating-point error. */
function isStep(value: number, base: number, interval: number): boolean {
  if (!(interval > 0)) return true;
  const steps = (value - base) / interval;
  return Math.abs(steps - Math.round(steps)) < 1e-9 * Math.max(1, Math.abs(steps));
}

/** Whether a string is a valid date in the form `YYYY-MM-DD`. */
function isDateText(text: string): boolean {
  if (!/^\d{4,}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  // `Date` turns 30 February into a date in March.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/**
 * Whether a date is on one of the given days of the week, from 1 (Monday) to 7 (Sunday). Invalid dates are accepted.
 */
function isDayOfWeek(text: string, accept: readonly number[]): boolean {
  if (!isDateText(text)) return true;
  const day = new Date(`${text}T00:00:00Z`).getUTCDay() || 7;
  return accept.includes(day);
}

/** Whether a string is a time of day: `HH:MM` or `HH:MM:SS`. */
function isTimeText(text: string): boolean {
  return /^(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?$/.test(text);
}
