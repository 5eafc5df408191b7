import type {
  ContactFormResponse,
  ContactFormBackend,
  ContactFormRule,
  InvalidContactField,
} from '../../data/backend/ContactFormBackend.ts';
import type {
  ContactFormDescription,
  ContactFormInputField,
  ContactFormNumberField,
} from '../../data/backend/ContactFormDescription.ts';
import { brokenRules, readFieldValues } from '../../site/contactForm/brokenRules.ts';
import { isInputField, plainInputName, unmetAcceptances } from '../../site/contactForm/fields.ts';
import { CONTACT_FORM_LABELS, type ContactFormLabels } from '../../site/contactForm/labels.ts';
import { fillLabel } from '../../core/shared/fillLabel.ts';

/** The result of `deliver`. Omitted fields default to the values of a successful submission. */
export type StaticDelivery = Partial<Pick<ContactFormResponse, 'outcome' | 'message' | 'invalidFields'>>;

export interface StaticContactFormsOptions {
  /** Delivers a valid form. Throw a `LoggiaError` if delivery fails, so that the user can try again. */
  readonly deliver: (
    data: FormData,
    options: { readonly form: ContactFormDescription; readonly signal: AbortSignal },
  ) => Promise<StaticDelivery | void>;
  /** Labels that replace the validation and status messages. */
  readonly labels?: Partial<ContactFormLabels> | undefined;
}

const NOTHING_NEW = { quizzes: new Map(), captchas: new Map(), raw: undefined };

function response(own: StaticDelivery & { readonly outcome: ContactFormResponse['outcome'] }): ContactFormResponse {
  return {
    ...NOTHING_NEW,
    message: '',
    invalidFields: [],
    continuation: '',
    serverStatus: own.outcome,
    ...own,
  };
}

/**
 * Creates a contact form backend that needs no server. Fields are validated against their description, and `deliver`
 * sends the data.
 */
export function createStaticContactForms(options: StaticContactFormsOptions): ContactFormBackend {
  const labels: ContactFormLabels = { ...CONTACT_FORM_LABELS, ...options.labels };
  const rulesOf = ({ fields }: ContactFormDescription) => describedRules(fields.filter(isInputField), labels);
  function validate(form: ContactFormDescription, data: FormData): ContactFormResponse | undefined {
    const unmet = unmetAcceptances(form, ({ name }) => data.has(name));
    const missing: readonly InvalidContactField[] = form.isAcceptanceValidated
      ? unmet.map(({ name }) => ({ name, message: labels.unaccepted }))
      : [];
    const invalidFields = [...brokenRules(rulesOf(form), readFieldValues(data)), ...missing];
    if (invalidFields.length > 0) return response({ outcome: 'invalid', message: labels.invalid, invalidFields });
    return unmet.length > 0 ? response({ outcome: 'unaccepted', message: labels.unaccepted }) : undefined;
  }

  return {
    hiddenFields: () => [],
    inputName: plainInputName,
    unitTag: (_form, identity) => identity,
    async send({ form }, data, { signal }) {
      signal.throwIfAborted();
      const refusal = validate(form, data);
      if (refusal) return refusal;
      const delivery = (await options.deliver(data, { form, signal })) ?? {};
      return response({ outcome: 'sent', message: labels.sent, ...delivery });
    },
    async refill(_instance, { signal }) {
      signal.throwIfAborted();
      return NOTHING_NEW;
    },
    loadRules: async ({ form }) => rulesOf(form),
  };
}

type Limits = Pick<Extract<ContactFormRule, { threshold: number }>, 'rule'>['rule'];

function limit(
  field: string,
  rule: Limits,
  threshold: number | undefined,
  message: string,
): readonly ContactFormRule[] {
  return threshold === undefined ? [] : [{ rule, field, threshold, message }];
}

function steps(
  { name, step, min = 0 }: ContactFormNumberField,
  { wrongStep }: ContactFormLabels,
): readonly ContactFormRule[] {
  if (step === undefined) return [];
  const message = fillLabel(wrongStep, { step });
  return [{ rule: 'stepNumber', field: name, base: min, interval: step, message }];
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
        ...limit(name, 'minLength', field.minLength, labels.tooShort),
        ...limit(name, 'maxLength', field.maxLength, labels.tooLong),
      ];
    case 'number':
    case 'range':
      return [
        { rule: 'number', field: name, message: labels.number },
        ...limit(name, 'minNumber', field.min, labels.tooSmall),
        ...limit(name, 'maxNumber', field.max, labels.tooLarge),
        ...steps(field, labels),
      ];
    case 'date':
      return [
        { rule: 'date', field: name, message: labels.date },
        ...(field.min
          ? [{ rule: 'minDate', field: name, threshold: field.min, message: labels.tooEarly } as const]
          : []),
        ...(field.max
          ? [{ rule: 'maxDate', field: name, threshold: field.max, message: labels.tooLate } as const]
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

/** Returns the rules implied by field descriptions. */
export function describedRules(
  fields: readonly ContactFormInputField[],
  labels: ContactFormLabels,
): readonly ContactFormRule[] {
  return fields.flatMap((field) => {
    const rule = field.type === 'file' ? 'requiredFile' : 'required';
    const isRequired = field.isRequired && field.type !== 'acceptance';
    return [
      ...(isRequired ? [{ rule, field: field.name, message: labels.required } as const] : []),
      ...ownRules(field, labels),
    ];
  });
}
