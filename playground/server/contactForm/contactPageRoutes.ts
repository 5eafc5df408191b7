import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { ContactFormDescription } from '@loggia/hooks';
import { REST_PATH } from '../constants.ts';
import { escapeHtml } from '../wire/escapeHtml.ts';
import { CONTACT_PAGE_PATH, LARGEST_FORM_BYTES } from './constants.ts';
import type { CmsForm } from './contactForms.ts';
import type { ContactDesk } from './createContactDesk.ts';
import { contactFormMarkup } from './markup/contactFormMarkup.ts';
import { withSentValues } from './withSentValues.ts';

type InitialAnswer = NonNullable<ContactFormDescription['initialAnswer']>;

/** The server's words for an outcome, as the class of a form has them. */
const CLASSES: Readonly<Record<string, InitialAnswer['outcome']>> = {
  mail_sent: 'sent',
  mail_failed: 'failed',
  validation_failed: 'invalid',
  acceptance_missing: 'unaccepted',
  spam: 'spam',
  aborted: 'aborted',
  error: 'error',
};

function pageOf({ generation }: CmsForm, form: ContactFormDescription, origin: string): string {
  const title = `<title>${escapeHtml(form.title ?? 'Contact')}</title>`;
  const api = `<link rel="https://api.w.org/" href="${escapeHtml(`${origin}${REST_PATH}/`)}">`;
  return (
    `<!doctype html><html lang="en"><head><meta charset="utf-8">${title}${api}</head>` +
    `<body>${contactFormMarkup({ form, generation })}</body></html>`
  );
}

const atHome = (form: ContactFormDescription): ContactFormDescription => ({
  ...form,
  action: `${CONTACT_PAGE_PATH}/${form.id}/#${form.unitTag ?? ''}`,
});

/** The pages that a WordPress site would have printed around each form; posted without scripts they come back with the answer. */
export function contactPageRoutes(desk: ContactDesk): Hono {
  const app = new Hono();
  const path = `${CONTACT_PAGE_PATH}/:form/`;
  const headers = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' };
  app.get(path, (context) => {
    const id = Number(context.req.param('form'));
    const [form, fresh] = [desk.form(id), desk.describe(id)];
    if (!form || !fresh) return context.notFound();
    return context.html(pageOf(form, atHome(fresh), new URL(context.req.url).origin), 200, headers);
  });
  app.use(path, bodyLimit({ maxSize: LARGEST_FORM_BYTES }));
  app.post(path, async (context) => {
    const id = Number(context.req.param('form'));
    const [form, fresh] = [desk.form(id), desk.describe(id)];
    if (!form || !fresh) return context.notFound();
    const data = await context.req.formData();
    const hasUserAgent = context.req.header('user-agent') !== undefined;
    const { status, message, invalidFields, hash = '' } = await desk.take(form, data, hasUserAgent);
    const outcome = CLASSES[status] ?? 'error';
    const shown = outcome === 'sent' ? fresh : withSentValues(fresh, data);
    const answered = { ...shown, initialAnswer: { outcome, message, invalidFields, continuation: hash } };
    return context.html(pageOf(form, atHome(answered), new URL(context.req.url).origin), 200, headers);
  });
  return app;
}
