import type { ContactFormDescription, ContactFormField } from '@loggia/hooks';
import { readFormBody } from '../rest/readBody.ts';
import { LARGEST_FORM_BYTES } from './constants.ts';
import type { CmsForm } from './contactForms.ts';
import type { ContactService } from './createContactService.ts';

/**
 * Returns a form with the submitted values, for browsers without JavaScript. Files and answers to questions are not
 * kept.
 */
function withSentValues(form: ContactFormDescription, data: FormData): ContactFormDescription {
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

/**
 * Handles a form that was posted without JavaScript. Returns the result, its errors as text, and the form to show,
 * which keeps the submitted values unless they were sent. Returns null if the body exceeds the limit.
 */
export async function takePostedForm(
  contact: ContactService,
  form: CmsForm,
  description: ContactFormDescription,
  request: Request,
) {
  const data = await readFormBody(request, LARGEST_FORM_BYTES);
  if (!data) return null;
  const result = await contact.take(form, data, request.headers.has('user-agent'));
  const errors = result.invalidFields.map(({ name, message }) => {
    const field = description.fields.find((each) => 'name' in each && each.name === name);
    return `${field && 'label' in field ? field.label : name}: ${message}`;
  });
  return { ...result, errors, form: result.status === 'mail_sent' ? description : withSentValues(description, data) };
}
