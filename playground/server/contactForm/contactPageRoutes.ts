import { Hono } from 'hono';
import type { ContactFormDescription } from '@loggia/hooks';
import { REST_PATH } from '../constants.ts';
import { escapeHtml } from '../wire/markup.ts';
import { wholeNumber } from '../wholeNumber.ts';
import { CONTACT_PAGE_PATH } from './constants.ts';
import type { CmsForm } from './contactForms.ts';
import type { ContactService } from './createContactService.ts';
import { contactFormMarkup } from './markup/contactFormMarkup.ts';
import { takePostedForm } from './takePostedForm.ts';

type InitialResponse = NonNullable<ContactFormDescription['initialResponse']>;

/** Maps the server's status to the outcome in a form's class. */
const CLASSES: Readonly<Record<string, InitialResponse['outcome']>> = {
  mail_sent: 'sent',
  mail_failed: 'failed',
  validation_failed: 'invalid',
  acceptance_missing: 'unaccepted',
  spam: 'spam',
  aborted: 'aborted',
  error: 'error',
};

export interface ContactPageOptions {
  /** The base path of the pages, to which each page's form id is appended. @default CONTACT_PAGE_PATH */
  readonly path?: string | undefined;
  /** Additional markup for the head of the page. */
  readonly head?: string | undefined;
  /**
   * Whether to print inline styles. A site with a strict policy allows none, whatever its plugins print. @default true
   */
  readonly hasInlineStyles?: boolean | undefined;
}

function printPage(form: CmsForm, description: ContactFormDescription, head: string, hasInlineStyles: boolean): string {
  const { generation } = form;
  const printed = contactFormMarkup({ form: description, generation });
  const markup = hasInlineStyles ? printed : printed.replaceAll(/ style="[^"]*"/g, ' hidden');
  return (
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(description.title ?? 'Contact')}</title>` +
    `${head}</head><body><main class="entry-content">${markup}</main></body></html>`
  );
}

/**
 * The pages that a WordPress site would render around each form. Posting without JavaScript returns the page with the
 * response.
 */
export function contactPageRoutes(contact: ContactService, options: ContactPageOptions = {}): Hono {
  const { path: root = CONTACT_PAGE_PATH, head = '', hasInlineStyles = true } = options;
  const app = new Hono();
  const path = `${root}/:form/`;
  const print = (form: CmsForm, description: ContactFormDescription, { origin }: URL): string => {
    const action = `${root}/${description.id}/#${description.unitTag ?? ''}`;
    const api = `<link rel="https://api.w.org/" href="${escapeHtml(`${origin}${REST_PATH}/`)}">`;
    return printPage(form, { ...description, action }, api + head, hasInlineStyles);
  };
  const headers = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' };
  app.get(path, (context) => {
    const id = wholeNumber(context.req.param('form'));
    const [form, fresh] = [contact.form(id), contact.describe(id)];
    if (!form || !fresh) return context.notFound();
    return context.html(print(form, fresh, new URL(context.req.url)), 200, headers);
  });
  app.post(path, async (context) => {
    const id = wholeNumber(context.req.param('form'));
    const [form, fresh] = [contact.form(id), contact.describe(id)];
    if (!form || !fresh) return context.notFound();
    const taken = await takePostedForm(contact, form, fresh, context.req.raw);
    if (!taken) return context.text('Payload Too Large', 413);
    const { status, message, invalidFields, hash = '' } = taken;
    const outcome = CLASSES[status] ?? 'error';
    const answered = { ...taken.form, initialResponse: { outcome, message, invalidFields, continuation: hash } };
    return context.html(print(form, answered, new URL(context.req.url)), 200, headers);
  });
  return app;
}
