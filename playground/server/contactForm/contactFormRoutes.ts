import { Hono } from 'hono';
import type { ContactFormField, InvalidContactField } from '@loggia/hooks';
import { drawCaptcha } from '../comments/drawCaptcha.ts';
import { readFormBody } from '../rest/readBody.ts';
import { NO_ROUTE, refuse, TOO_LARGE } from '../rest/restErrors.ts';
import type { RestReply, RestRequest, RestRoute } from '../rest/RestRequest.ts';
import { CAPTCHA_FILES_PATH, LARGEST_FORM_BYTES } from './constants.ts';
import type { CmsForm } from './contactForms.ts';
import type { ContactResponse, ContactService } from './createContactService.ts';
import { feedbackRules } from './feedbackRules.ts';

const NOT_FOUND = refuse(404, 'wpcf7_not_found', 'The requested contact form was not found.');
const NO_LIST = refuse(403, 'wpcf7_forbidden', 'You are not allowed to access contact forms.');
const NO_FORM = refuse(403, 'wpcf7_forbidden', 'You are not allowed to access the requested contact form.');
const NO_UNIT_TAG = refuse(400, 'wpcf7_unit_tag_not_found', 'There is no valid unit tag.');
const WRONG_TYPE = refuse(415, 'wpcf7_unsupported_media_type', 'The request payload format is not supported.');
function renewals(contact: ContactService, { description }: CmsForm, origin: string): object {
  const of = (type: ContactFormField['type']) =>
    description.fields.flatMap((field) => (field.type === type && 'name' in field && field.name ? [field.name] : []));
  const quiz = of('quiz').map((name) => {
    const { question, token } = contact.questions.quiz();
    return [name, [question, token]];
  });
  const captcha = of('captcha').map((name) => [
    name,
    `${origin}${CAPTCHA_FILES_PATH}/${contact.questions.captcha()}.png`,
  ]);
  return {
    ...(quiz.length > 0 && { quiz: Object.fromEntries(quiz) }),
    ...(captcha.length > 0 && { captcha: Object.fromEntries(captcha) }),
  };
}

function invalidFields(
  { generation, description }: CmsForm,
  found: readonly InvalidContactField[],
  unitTag: string,
): object[] {
  const ids = new Map(
    description.fields.flatMap((field) => ('id' in field && field.id ? [[field.name, field.id] as const] : [])),
  );
  return found.map(({ name, message }) => {
    const told = name.replaceAll('.', '_');
    const rest = { message, idref: ids.get(name) ?? null, error_id: `${unitTag}-ve-${told}` };
    return generation === 'newer'
      ? { field: told, ...rest }
      : { into: `span.wpcf7-form-control-wrap.${told}`, ...rest };
  });
}

/** Reads the body of a form. The older generation treats an unsupported content type as an empty form. */
async function readForm({ raw }: RestRequest, { generation }: CmsForm): Promise<FormData | RestReply> {
  const type = raw.headers.get('content-type') ?? '';
  if (generation === 'newer' && !type.startsWith('multipart/form-data')) return WRONG_TYPE;
  const data = await readFormBody(raw, LARGEST_FORM_BYTES);
  if (!data) return TOO_LARGE;
  const hasUnitTag = String(data.get('_wpcf7_unit_tag') ?? '') !== '';
  return generation === 'newer' && !hasUnitTag ? NO_UNIT_TAG : data;
}

function feedback(
  form: CmsForm,
  { status, message, hash, invalidFields: found }: ContactResponse,
  data: FormData,
  renewed: object,
): RestReply {
  const unitTag = String(data.get('_wpcf7_unit_tag') ?? '').replaceAll(/[^A-Za-z0-9_-]/g, '');
  return {
    status: 200,
    body: {
      contact_form_id: Number(form.description.id),
      status,
      message,
      ...(hash !== undefined && { posted_data_hash: hash }),
      ...(form.isDemo && { demo_mode: true }),
      into: `#${unitTag}`,
      invalid_fields: invalidFields(form, found, unitTag),
      ...renewed,
    },
  };
}

/** The REST routes of both generations of the form plugin. Each form belongs to one of them. */
export function contactFormRoutes(contact: ContactService): readonly RestRoute[] {
  return [
    // Forms cannot be edited here, so nobody may list them.
    { pattern: /^\/contact-form-7\/v1\/contact-forms$/, handlers: { GET: () => NO_LIST } },
    { pattern: /^\/contact-form-7\/v1\/contact-forms\/(\d+)$/, handlers: { GET: () => NO_FORM } },
    {
      pattern: /^\/contact-form-7\/v1\/contact-forms\/(\d+)\/feedback$/,
      handlers: {
        async POST(request, id) {
          const form = contact.form(id);
          if (!form) return NOT_FOUND;
          const data = await readForm(request, form);
          if (!(data instanceof FormData)) return data;
          const result = await contact.take(form, data, request.raw.headers.has('user-agent'));
          return feedback(form, result, data, result.status === 'error' ? {} : renewals(contact, form, request.origin));
        },
      },
    },
    {
      pattern: /^\/contact-form-7\/v1\/contact-forms\/(\d+)\/refill$/,
      handlers: {
        GET({ origin }, id) {
          const form = contact.form(id);
          if (!form) return NOT_FOUND;
          const renewed = renewals(contact, form, origin);
          return { status: 200, body: Object.keys(renewed).length > 0 ? renewed : [] };
        },
      },
    },
    {
      pattern: /^\/contact-form-7\/v1\/contact-forms\/(\d+)\/feedback\/schema$/,
      handlers: {
        GET(_request, id) {
          const form = contact.form(id);
          if (form?.generation === 'older') return NO_ROUTE;
          if (!form) return NOT_FOUND;
          const rules = feedbackRules(form.description.fields);
          return { status: 200, body: { version: 'Contact Form 7 SWV Schema 2024-10', locale: 'en_US', rules } };
        },
      },
    },
  ];
}

/** Serves captcha images by their token. */
export function contactCaptchaRoutes(contact: ContactService): Hono {
  return new Hono().get(`${CAPTCHA_FILES_PATH}/:file`, async (context) => {
    const characters = contact.questions.charactersOf(context.req.param('file').replace(/\.png$/, ''));
    if (characters === undefined) return context.notFound();
    return context.body(await drawCaptcha(characters), 200, {
      'Content-Type': 'image/jpeg',
      'Cache-Control': 'no-store',
    });
  });
}
