import type { ContactFormDescription, ContactFormField } from '@loggia/hooks';

/**
 * Returns a form with the submitted values, for browsers without JavaScript. Files and answers to questions are not
 * kept.
 */
export function withSentValues(form: ContactFormDescription, data: FormData): ContactFormDescription {
  const fields = form.fields.map((field): ContactFormField => {
    if (!('name' in field) || !field.name) return field;
    const sent = [...data.getAll(field.name), ...data.getAll(`${field.name}[]`)];
    if ('choices' in field)
      return {
        ...field,
        choices: field.choices.map((choice) => ({ ...choice, isChosen: sent.includes(choice.value ?? choice.label) })),
      };
    if (field.type === 'acceptance') return { ...field, isTicked: sent.length > 0 };
    const [value] = sent;
    return 'label' in field && !['file', 'quiz', 'captcha', 'submit'].includes(field.type) && typeof value === 'string'
      ? ({ ...field, defaultValue: value } as ContactFormField)
      : field;
  });
  return { ...form, fields };
}
