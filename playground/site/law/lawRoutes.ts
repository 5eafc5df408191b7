import { randomBytes } from 'node:crypto';
import { readConsentDecision } from '@loggia/hooks/consent';
import { type Context, Hono } from 'hono';
import { CONSULTATION_FORM_ID } from '../../server/contactForm/constants.ts';
import type { ContactService } from '../../server/contactForm/createContactService.ts';
import { takePostedForm } from '../../server/contactForm/takePostedForm.ts';
import type { ClientFiles } from '../assets/readClientFiles.ts';
import { readDisplay } from '../display/display.ts';
import { gzipHeadFirst } from '../document/gzipHeadFirst.ts';
import type { SiteEnvironment } from '../SendPage.ts';
import { ARTICLES, NOT_FOUND } from './content/articles.ts';
import type { LawArticleData, LawFrontData } from './lawPageData.ts';
import { renderLawDocument } from './renderLawDocument.tsx';

const NONCE_BYTES = 16;
/** The length of a user agent string that is enough to identify the system. */
const USER_AGENT_LENGTH = 512;

/** The pages of the law firm, with their own documents and client. */
export function lawRoutes(contact: ContactService, files: ClientFiles): Hono<SiteEnvironment> {
  const app = new Hono<SiteEnvironment>();

  async function sendPage(
    context: Context<SiteEnvironment>,
    content: LawFrontData | LawArticleData,
    status: 200 | 404 = 200,
  ) {
    const styleNonce = randomBytes(NONCE_BYTES).toString('base64');
    const cookies = context.req.header('cookie') ?? '';
    const page = {
      ...content,
      path: context.req.path,
      display: readDisplay(cookies),
      decision: readConsentDecision(cookies),
      userAgent: (context.req.header('user-agent') ?? '').slice(0, USER_AGENT_LENGTH),
    };
    const address = status === 200 ? new URL(context.req.url) : null;
    const stream = await renderLawDocument({ page, files, address, styleNonce });
    context.set('styleNonce', styleNonce);
    context.set('showsEmbeds', true);
    // Compressed here, because the site's own compression would hold back the head until the document is complete.
    const isCompressed = /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i.test(context.req.header('accept-encoding') ?? '');
    return context.body(isCompressed ? gzipHeadFirst(stream) : stream, status, {
      'Content-Type': 'text/html; charset=UTF-8',
      ...(isCompressed && { 'Content-Encoding': 'gzip' }),
      'Cache-Control': 'private, no-cache',
      Vary: 'Cookie, User-Agent, Accept-Encoding',
    });
  }

  app.get('/law', (context) => {
    const form = contact.describe(CONSULTATION_FORM_ID);
    return form ? sendPage(context, { kind: 'front', form, response: undefined }) : context.notFound();
  });
  app.post('/law', async (context) => {
    const form = contact.form(CONSULTATION_FORM_ID);
    if (!form) return context.notFound();
    const taken = await takePostedForm(contact, form, form.description, context.req.raw);
    if (!taken) return context.text('Payload Too Large', 413);
    const { message, errors } = taken;
    return sendPage(context, { kind: 'front', form: taken.form, response: { message, errors } });
  });
  app.get('/law/:slug', (context) => {
    const article = ARTICLES.get(context.req.param('slug'));
    return sendPage(context, { kind: 'article', article: article ?? NOT_FOUND }, article ? 200 : 404);
  });
  app.get('/law/*', (context) => sendPage(context, { kind: 'article', article: NOT_FOUND }, 404));
  return app;
}
