import type { ContactFormInputField } from '../../backend/ContactFormDescription.ts';
import type { ContactFormRule } from '../../backend/ContactFormBackend.ts';
import type { ContactFormLabels } from '../labels.ts';

type Limits = Pick<Extract<ContactFormRule, { threshold: number }>, 'rule'>['rule'];

function limit(
  field: string,
  rule: Limits,
  threshold: number | undefined,
  message: string,
): readonly ContactFormRule[] {
  return threshold === undefined ? [] : [{ rule, field, threshold, message }];
}

function ownRules(field: ContactFormInputField, labels: ContactFormLabels): readonly ContactFormRule[] {
  const { name } = field;
  switch (field.type) {
    case 'text':
    case 'textarea':
      return [
        ...limit(name, 'minLength', field.minLength, labels.tooShort),
        ...limit(name, 'maxLength', field.maxLength, labels.tooLong),
      ];
    case 'email':
    case 'url':
    case 'tel':
      return [
        { rule: field.type, field: name, message: labels[field.type] },
        ...limit(name, 'maxLength', field.maxLength, labels.tooLong),
      ];
    case 'number':
    case 'range':
      return [
        { rule: 'number', field: name, message: labels.number },
        ...limit(name, 'minNumber', field.minimum, labels.tooSmall),
        ...limit(name, 'maxNumber', field.maximum, labels.tooLarge),
      ];
    case 'date':
      return [
        { rule: 'date', field: name, message: labels.date },
        ...(field.minimum
          ? [{ rule: 'minDate', field: name, threshold: field.minimum, message: labels.tooEarly } as const]
          : []),
        ...(field.maximum
          ? [{ rule: 'maxDate', field: name, threshold: field.maximum, message: labels.tooLate } as const]
          : []),
      ];
    case 'file':
      return [
        ...(field.accept
          ? [{ rule: 'file', field: name, accept: field.accept.split(','), message: labels.fileType } as const]
          : []),
        ...limit(name, 'maxFileSize', field.maxSizeBytes, labels.fileSize),
      ];
    default:
      return [];
  }
}

/** The rules that a description implies, for a back end that has no others. */
export function describedRules(
  fields: readonly ContactFormInputField[],
  labels: ContactFormLabels,
): readonly ContactFormRule[] {
  return fields.flatMap((field) => {
    const rule = field.type === 'file' ? 'requiredFile' : 'required';
    const isAsked = field.isRequired && field.type !== 'acceptance';
    return [
      ...(isAsked ? [{ rule, field: field.name, message: labels.required } as const] : []),
      ...ownRules(field, labels),
    ];
  });
}
