import { array, object, optional, safeParse, string, unknown } from 'valibot';
import type { ContactFormRule } from '../../../data/backend/ContactFormBackend.ts';
import { InvalidResponseError } from '../../../core/errors/InvalidResponseError.ts';
import { MAX_RULE_DEPTH } from '../constants.ts';
import { toNumber } from '../wireValues.ts';

const ruleSchema = object({
  rule: string(),
  field: optional(string()),
  error: optional(string()),
  threshold: optional(unknown()),
  accept: optional(array(unknown())),
  base: optional(unknown()),
  interval: optional(unknown()),
  rules: optional(array(unknown())),
});

const SIMPLE = {
  required: 'required',
  requiredfile: 'requiredFile',
  email: 'email',
  url: 'url',
  tel: 'tel',
  number: 'number',
  date: 'date',
  time: 'time',
} as const;
const NUMBERED = {
  minitems: 'minItems',
  maxitems: 'maxItems',
  minlength: 'minLength',
  maxlength: 'maxLength',
  minnumber: 'minNumber',
  maxnumber: 'maxNumber',
  minfilesize: 'minFileSize',
  maxfilesize: 'maxFileSize',
} as const;
const DATED = { mindate: 'minDate', maxdate: 'maxDate' } as const;

const named = <TNames extends object>(names: TNames, rule: string): TNames[keyof TNames] | undefined =>
  Object.hasOwn(names, rule) ? names[rule as keyof TNames] : undefined;
const textsOf = (accept: readonly unknown[]): readonly string[] => accept.map(String);

function toFieldRule(rule: string, field: string, message: string, parts: Record<string, unknown>): ContactFormRule[] {
  const accept = Array.isArray(parts['accept']) ? parts['accept'] : undefined;
  const simple = named(SIMPLE, rule);
  if (simple) return [{ rule: simple, field, message }];
  const numbered = named(NUMBERED, rule);
  const threshold = toNumber(parts['threshold']);
  if (numbered) return threshold === undefined ? [] : [{ rule: numbered, field, message, threshold }];
  const dated = named(DATED, rule);
  if (dated) return [{ rule: dated, field, message, threshold: String(parts['threshold']) }];
  if (rule === 'file' || rule === 'enum') return accept ? [{ rule, field, message, accept: textsOf(accept) }] : [];
  if (rule === 'dayofweek') return accept ? [{ rule: 'dayOfWeek', field, message, accept: accept.map(Number) }] : [];
  if (rule !== 'stepnumber') return [];
  const interval = toNumber(parts['interval']);
  const base = toNumber(parts['base']) ?? 0;
  return interval === undefined ? [] : [{ rule: 'stepNumber', field, message, base, interval }];
}

/** Parses a rule. Unknown rules are dropped, because the server checks them anyway. */
function toRules(value: unknown, depth: number): readonly ContactFormRule[] {
  const result = safeParse(ruleSchema, value);
  if (!result.success || depth > MAX_RULE_DEPTH) return [];
  const { rule, field, error, rules = [], ...parts } = result.output;
  if (rule === 'all' || rule === 'any') {
    const inner = rules.flatMap((each) => toRules(each, depth + 1));
    // If an alternative of an `any` rule is unknown, drop the whole rule, because the input may satisfy that
    // alternative.
    const isComplete = rule === 'all' || inner.length === rules.length;
    return isComplete && inner.length > 0 ? [{ rule, field, message: error, rules: inner }] : [];
  }
  return field === undefined ? [] : toFieldRule(rule, field, error ?? '', parts);
}

/**
 * Returns the rules that the server will check. Throws `InvalidResponseError` if the response isn't a list of rules.
 */
export function parseRules(body: unknown): readonly ContactFormRule[] {
  const result = safeParse(object({ rules: array(unknown()) }), body);
  if (!result.success)
    throw new InvalidResponseError('The validation rules of a contact form have an unexpected format.');
  return result.output.rules.flatMap((rule) => toRules(rule, 0));
}
