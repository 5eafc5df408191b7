import { type Context, Hono } from 'hono';
import { SLOW_MAIL_HOST, SLOW_MAIL_MS } from '../server/contactForm/constants.ts';
import type { ContactService } from '../server/contactForm/createContactService.ts';
import { takePostedForm } from '../server/contactForm/takePostedForm.ts';
import type { Cms } from '../server/createCms.ts';
import { wholeNumber } from '../server/wholeNumber.ts';
import type { FormResponse } from './components/PostedFormResponse.tsx';
import { forUsers } from './forUsers.ts';
import type { ContactPageData, InboxPageData } from './pageData.ts';
import type { SendPage, SiteEnvironment } from './SendPage.ts';

const INBOX_PATH = '/wp-admin/inbox';
const FORM_ID = 31;

function contactPage(form: ContactPageData['form'], response?: FormResponse): ContactPageData {
  return {
    kind: 'contact',
    path: '/contact',
    title: 'Write to us',
    description:
      'A form with every kind of field. Messages go only to the inbox of this demo. ' +
      `Use an email address at undeliverable.example to make sending fail, or at ${SLOW_MAIL_HOST} for a response after ${SLOW_MAIL_MS / 1000} seconds.`,
    form,
    response: response && { message: response.message, errors: response.errors },
  };
}

function inboxPage(contact: ContactService): InboxPageData {
  const entries = contact.entries.list();
  return {
    kind: 'inbox',
    path: INBOX_PATH,
    title: 'Inbox',
    description: entries.length > 0 ? 'Messages from visitors, newest first.' : 'No messages yet.',
    entries,
  };
}

const formId = (context: Context): number => wholeNumber(context.req.query('form') ?? String(FORM_ID));

/** The contact form page, which also works without JavaScript, and the inbox for logged-in users. */
export function contactRoutes(cmsApp: Cms['app'], contact: ContactService, sendPage: SendPage): Hono<SiteEnvironment> {
  const app = new Hono<SiteEnvironment>();
  app.get('/contact', (context) => {
    const form = contact.describe(formId(context));
    return form ? sendPage(context, contactPage(form)) : context.notFound();
  });
  app.post('/contact', async (context) => {
    const [form, fresh] = [contact.form(formId(context)), contact.describe(formId(context))];
    if (!form || !fresh) return context.notFound();
    const taken = await takePostedForm(contact, form, fresh, context.req.raw);
    return taken ? sendPage(context, contactPage(taken.form, taken)) : context.text('Payload Too Large', 413);
  });
  app.get(
    INBOX_PATH,
    forUsers(cmsApp, INBOX_PATH, (context: Context<SiteEnvironment>) => sendPage(context, inboxPage(contact))),
  );
  app.get(
    `${INBOX_PATH}/files/:id`,
    forUsers(cmsApp, INBOX_PATH, (context) => {
      const file = contact.entries.file(Number(context.req.param('id')));
      if (!file) return context.notFound();
      return context.body(new Uint8Array(file.bytes), 200, {
        // User uploads are downloaded, never displayed as part of this site.
        'Content-Type': 'application/octet-stream',
        'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`,
        'Cache-Control': 'no-store',
      });
    }),
  );
  return app;
}
