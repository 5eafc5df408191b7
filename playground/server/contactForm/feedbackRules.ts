import type { ContactFormField } from '@loggia/hooks';

type Rule = Readonly<Record<string, unknown>>;

const rule = (name: string, error: string, own: Rule = {}): Rule => ({ rule: name, ...own, error });
/** A limit that the field has. */
const limit = (name: string, error: string, threshold: number | string | undefined): readonly Rule[] =>
  threshold === undefined ? [] : [rule(name, error, { threshold })];

function rulesOf(field: ContactFormField): readonly Rule[] {
  switch (field.type) {
    case 'text':
    case 'textarea':
      return [
        ...limit('minlength', 'This text is too short.', field.minLength),
        ...limit('maxlength', 'This text is too long.', field.maxLength),
      ];
    case 'email':
      return [rule('email', 'Please enter an email address.')];
    case 'url':
      return [rule('url', 'Please enter a web address.')];
    case 'tel':
      return [rule('tel', 'Please enter a telephone number.')];
    case 'number':
    case 'range':
      return [
        rule('number', 'Please enter a number.'),
        ...limit('minnumber', 'This number is too small.', field.minimum?.toString()),
        ...limit('maxnumber', 'This number is too large.', field.maximum?.toString()),
      ];
    case 'date':
      return [
        rule('date', 'Please enter a date.'),
        ...limit('mindate', 'This date is too early.', field.minimum),
        ...limit('maxdate', 'This date is too late.', field.maximum),
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

/** What the newer generation tells of its rules, in its own words. */
export function feedbackRules(fields: readonly ContactFormField[]): readonly Rule[] {
  return fields.flatMap((field) => {
    const required = 'isRequired' in field && field.isRequired ? [rule('required', 'Please fill out this field.')] : [];
    return 'name' in field ? [...required, ...rulesOf(field)].map((each) => ({ field: field.name, ...each })) : [];
  });
}
