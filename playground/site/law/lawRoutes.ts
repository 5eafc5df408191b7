import { randomBytes } from 'node:crypto';
import { readConsentDecision } from '@loggia/hooks/consent';
import { Hono, type Context } from 'hono';
import { CONSULTATION_FORM_ID, LARGEST_FORM_BYTES } from '../../server/contactForm/constants.ts';
import type { ContactService } from '../../server/contactForm/createContactService.ts';
import { withSentValues } from '../../server/contactForm/withSentValues.ts';
import { readFormBody } from '../../server/rest/readBody.ts';
import type { ClientFiles } from '../assets/readClientFiles.ts';
import { readDisplay } from '../display/display.ts';
import { gzipHeadFirst } from '../document/gzipHeadFirst.ts';
import type { SecurityVariables } from '../security/securityHeaders.ts';
import { ARTICLES } from './content/articles.ts';
import { NOT_FOUND } from './content/notFound.ts';
import type { LawArticleData, LawFrontData } from './lawPageData.ts';
import { renderLawDocument } from './renderLawDocument.tsx';

interface LawEnvironment {
  Variables: SecurityVariables;
}

export interface LawRoutesOptions {
  readonly contact: ContactService;
  readonly files: ClientFiles;
}

const NONCE_BYTES = 16;
/** The part of a user agent string that is enough to identify the system. */
const USER_AGENT_LENGTH = 512;

/** The pages of the law firm, with their own documents and client. */
export function lawRoutes({ contact, files }: LawRoutesOptions): Hono<LawEnvironment> {
  const app = new Hono<LawEnvironment>();

  async function sendPage(
    context: Context<LawEnvironment>,
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
    // Compressed here, because the site's own compression would hold the head back until the end.
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
    const data = await readFormBody(context.req.raw, LARGEST_FORM_BYTES);
    if (!data) return context.text('Payload Too Large', 413);
    const hasUserAgent = context.req.header('user-agent') !== undefined;
    const { status, message, invalidFields } = await contact.take(form, data, hasUserAgent);
    const { description } = form;
    const errors = invalidFields.map(({ name, message: error }) => {
      const field = description.fields.find((each) => 'name' in each && each.name === name);
      return `${field && 'label' in field ? field.label : name}: ${error}`;
    });
    const shown = status === 'mail_sent' ? description : withSentValues(description, data);
    return sendPage(context, { kind: 'front', form: shown, response: { message, errors } });
  });
  app.get('/law/:slug', (context) => {
    const article = ARTICLES.get(context.req.param('slug'));
    return article
      ? sendPage(context, { kind: 'article', article })
      : sendPage(context, { kind: 'article', article: NOT_FOUND }, 404);
  });
  app.get('/law/*', (context) => sendPage(context, { kind: 'article', article: NOT_FOUND }, 404));
  return app;
}
