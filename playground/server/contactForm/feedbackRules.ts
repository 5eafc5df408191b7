import type { ContactFormField } from '@loggia/hooks';

type Rule = Readonly<Record<string, unknown>>;

const rule = (name: string, error: string, own: Rule = {}): Rule => ({ rule: name, ...own, error });
/** Converts a numeric limit to text. */
const told = (limit: number | undefined): string | undefined => limit?.toString();
/** Returns the rule for a limit, if the field has it. */
const limit = (name: string, error: string, threshold: number | string | undefined): readonly Rule[] =>
  threshold === undefined ? [] : [rule(name, error, { threshold })];

const FORMATS = {
  email: 'Please enter an email address.',
  url: 'Please enter a web address.',
  tel: 'Please enter a telephone number.',
};

function rulesOf(field: ContactFormField): readonly Rule[] {
  switch (field.type) {
    case 'text':
    case 'textarea':
      return [
        ...limit('minlength', 'This text is too short.', field.minLength),
        ...limit('maxlength', 'This text is too long.', field.maxLength),
      ];
    case 'email':
    case 'url':
    case 'tel':
      return [rule(field.type, FORMATS[field.type]), ...limit('maxlength', 'This text is too long.', field.maxLength)];
    case 'radio':
      return limit('maxitems', 'Only one of these can be chosen.', 1);
    case 'checkbox':
      return limit('maxitems', 'Only one of these can be chosen.', field.isExclusive ? 1 : undefined);
    case 'number':
    case 'range':
      return [
        rule('number', 'Please enter a number.'),
        ...limit('minnumber', 'This number is too small.', told(field.min)),
        ...limit('maxnumber', 'This number is too large.', told(field.max)),
      ];
    case 'date':
      return [
        rule('date', 'Please enter a date.'),
        ...limit('mindate', 'This date is too early.', field.min),
        ...limit('maxdate', 'This date is too late.', field.max),
      ];
    case 'file':
      return [
        rule('file', 'You may not send files of this type.', { accept: field.accept?.split(',') ?? [] }),
        ...limit('maxfilesize', 'This file is too large.', field.maxSizeBytes),
      ];
    default:
      return [];
  }
}

/** Returns the rule for a field's allowed choices. The server prints these rules after all others. */
function choiceRules(field: ContactFormField): readonly Rule[] {
  if (!('choices' in field) || ('hasFreeText' in field && field.hasFreeText)) return [];
  const accept = field.choices.map(({ label }) => label);
  return [{ field: field.name, ...rule('enum', 'This is not one of the choices.', { accept }) }];
}

/**
 * Returns the validation rules that the newer generation prints, with its messages. Acceptance fields and questions
 * have none.
 */
export function feedbackRules(fields: readonly ContactFormField[]): readonly Rule[] {
  const rules = fields.flatMap((field) => {
    if (!('name' in field) || field.type === 'acceptance') return [];
    const name = field.type === 'file' ? 'requiredfile' : 'required';
    const required = 'isRequired' in field && field.isRequired ? [rule(name, 'Please fill out this field.')] : [];
    return [...required, ...rulesOf(field)].map((each) => ({ field: field.name, ...each }));
  });
  return [...rules, ...fields.flatMap(choiceRules)];
}
