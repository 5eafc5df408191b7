import type { ContactFormField } from '@loggia/hooks';
import { refuse } from '../rest/restErrors.ts';
import type { RestReply, RestRequest, RestRoute } from '../rest/RestRequest.ts';
import type { CmsForm } from './contactForms.ts';
import type { ContactService } from './createContactService.ts';

const NOT_FOUND = refuse(404, 'wpcf7_not_found', 'The requested contact form was not found.');
const NO_LIST = refuse(403, 'wpcf7_forbidden', 'You are not allowed to access contact forms.');
const NO_FORM = refuse(403, 'wpcf7_forbidden', 'You are not allowed to access the requested contact form.');

const isAdmin = ({ access }: RestRequest): boolean => access.kind === 'user';

function head({ description }: CmsForm) {
  const { id, title = '', locale = 'en_US' } = description;
  return { id: Number(id), slug: `contact-form-${id}`, title, locale };
}

/** Returns a field in the form of the plugin's tag data. */
function tagOf(field: ContactFormField): object {
  const isRequired = 'isRequired' in field && field.isRequired;
  const values = 'choices' in field ? field.choices.map(({ label }) => label) : [];
  return {
    type: isRequired ? `${field.type}*` : field.type,
    basetype: field.type,
    name: 'name' in field ? (field.name ?? '') : '',
    options: [],
    raw_values: values,
    labels: values,
    values,
    pipes: values.map((value) => [value, value]),
    content: '',
  };
}

function properties({ description }: CmsForm): object {
  const fields = description.fields.map(tagOf);
  return { form: { content: '', fields }, mail: {}, mail_2: {}, messages: {}, additional_settings: { content: '' } };
}

/** The routes that return the forms themselves, for users who may edit them. */
export function contactPropertyRoutes(contact: ContactService): readonly RestRoute[] {
  return [
    {
      pattern: /^\/contact-form-7\/v1\/contact-forms$/,
      handlers: {
        GET: (request): RestReply => (isAdmin(request) ? { status: 200, body: contact.all().map(head) } : NO_LIST),
      },
    },
    {
      pattern: /^\/contact-form-7\/v1\/contact-forms\/(\d+)$/,
      handlers: {
        GET(request, id) {
          if (!isAdmin(request)) return NO_FORM;
          const form = contact.form(id);
          return form ? { status: 200, body: { ...head(form), properties: properties(form) } } : NOT_FOUND;
        },
      },
    },
  ];
}
