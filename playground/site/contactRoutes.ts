import { Hono, type Context, type Env } from 'hono';
import { LARGEST_FORM_BYTES, SLOW_MAIL_HOST, SLOW_MAIL_MS } from '../server/contactForm/constants.ts';
import { withSentValues } from '../server/contactForm/withSentValues.ts';
import type { ContactService } from '../server/contactForm/createContactService.ts';
import type { ContactPageData, InboxPageData, PageData } from './pageData.ts';
import { readFormBody } from '../server/rest/readBody.ts';
import { wholeNumber } from '../server/wholeNumber.ts';

const INBOX_PATH = '/wp-admin/inbox';
const NONCE_PATH = '/wp-admin/admin-ajax.php?action=rest-nonce';
const FORM_ID = 31;

export interface ContactRoutesOptions<TEnvironment extends Env> {
  readonly app: Hono;
  readonly contact: ContactService;
  readonly sendPage: (context: Context<TEnvironment>, page: PageData) => Promise<Response>;
}

function contactPage(form: ContactPageData['form'], response?: ContactPageData['response']): ContactPageData {
  return {
    kind: 'contact',
    path: '/contact',
    title: 'Write to us',
    description:
      'A form with every kind of field. Messages go only to the inbox of this demo. ' +
      `Use an email address at undeliverable.example to make sending fail, or at ${SLOW_MAIL_HOST} for a response after ${SLOW_MAIL_MS / 1000} seconds.`,
    credits: [],
    form,
    response,
  };
}

function inboxPage(contact: ContactService): InboxPageData {
  const entries = contact.entries.list();
  return {
    kind: 'inbox',
    path: INBOX_PATH,
    title: 'Inbox',
    description: entries.length > 0 ? 'Messages from visitors, newest first.' : 'No messages yet.',
    credits: [],
    entries,
  };
}

const formId = (context: Context): number => wholeNumber(context.req.query('form') ?? String(FORM_ID));
const toLogin = (context: Context): Response =>
  context.redirect(`/wp-login.php?redirect_to=${encodeURIComponent(INBOX_PATH)}`);

/** The contact form page, which also works without JavaScript, and the inbox for logged-in users. */
export function contactRoutes<TEnvironment extends Env>(
  options: ContactRoutesOptions<TEnvironment>,
): Hono<TEnvironment> {
  const { app: cmsApp, contact, sendPage } = options;
  const app = new Hono<TEnvironment>();
  async function isAllowed(context: Context<TEnvironment>): Promise<boolean> {
    const cookie = context.req.header('cookie') ?? '';
    // A nonce requires a session.
    return (await cmsApp.request(NONCE_PATH, { headers: { cookie } }, context.env)).ok;
  }

  app.get('/contact', (context) => {
    const form = contact.describe(formId(context));
    return form ? sendPage(context, contactPage(form)) : context.notFound();
  });
  app.post('/contact', async (context) => {
    const form = contact.form(formId(context));
    const fresh = contact.describe(formId(context));
    if (!form || !fresh) return context.notFound();
    const data = await readFormBody(context.req.raw, LARGEST_FORM_BYTES);
    if (!data) return context.text('Payload Too Large', 413);
    const { status, message, invalidFields } = await contact.take(
      form,
      data,
      context.req.header('user-agent') !== undefined,
    );
    const errors = invalidFields.map(({ name, message: error }) => {
      const field = fresh.fields.find((each) => 'name' in each && each.name === name);
      return `${field && 'label' in field ? field.label : name}: ${error}`;
    });
    const shown = status === 'mail_sent' ? fresh : withSentValues(fresh, data);
    return sendPage(context, contactPage(shown, { message, errors }));
  });
  app.get(INBOX_PATH, async (context) =>
    (await isAllowed(context)) ? sendPage(context, inboxPage(contact)) : toLogin(context),
  );
  app.get(`${INBOX_PATH}/files/:id`, async (context) => {
    if (!(await isAllowed(context))) return toLogin(context);
    const file = contact.entries.file(Number(context.req.param('id')));
    if (!file) return context.notFound();
    return context.body(new Uint8Array(file.bytes), 200, {
      // User uploads are downloaded, never displayed as part of this site.
      'Content-Type': 'application/octet-stream',
      'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`,
      'Cache-Control': 'no-store',
    });
  });
  return app;
}
