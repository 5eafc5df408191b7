// @vitest-environment jsdom
// Captcha codes are sent only from the site's own origin, because the captcha session is bound to it.
// @vitest-environment-options { "url": "https://site.test/" }
import { describe, expect, test } from 'vitest';
import type { CommentRules } from '@loggia/hooks';
import { createWordPressBackend } from '@loggia/hooks/wordpress';
import { commentFixtures, type RecordedComment } from '../fixtures/wordpress/commentFixtures.ts';
import { escapeHtml } from '../fixtures/wordpress/escapeHtml.ts';
import { SITE_ORIGIN, firstGalleryConfig } from '../fixtures/wordpress/firstGalleryConfig.ts';
import { readRecordings } from './readRecordings.ts';
import type { Exchange } from './Recording.ts';
import { siteThatAnswers } from './siteThatAnswers.ts';

const { signal } = new AbortController();

const [, recordings] = readRecordings();
const recorded = recordings?.read('pg-gallery-box').exchanges ?? [];
const exchanges = [...commentFixtures, ...recorded];

/** The markup of a recorded comment. Its text is inserted unescaped. */
function block({ id, name, date, body, deletable }: RecordedComment): string {
  const button = deletable ? '<i class="bwg_comment_delete_btn"></i>' : '';
  return (
    `<div id="${id}" class="bwg_single_comment"><p class="bwg_comment_header_p">` +
    `<span class="bwg_comment_header">${name}</span>${button}<span class="bwg_comment_date">${date}</span></p>` +
    `<div class="bwg_comment_body_p"><span class="bwg_comment_body">${body}</span></div></div>`
  );
}

interface AddAnswer {
  readonly error: boolean;
  readonly published: number;
  readonly error_messages: Readonly<Record<string, string>>;
  readonly html_comments_block?: { readonly comments: readonly RecordedComment[] };
}

interface DisplaySummary {
  readonly comments?: readonly RecordedComment[];
  readonly forms?: readonly { readonly action: string; readonly fields: readonly Record<string, string>[] }[];
}

function displayAnswer({ comments = [], forms = [] }: DisplaySummary): string {
  const [form] = forms;
  if (!form) return '<style></style><div class="bwg_image_wrap"></div>';
  const fields = form.fields.map(({ tag = 'input', ...attributes }) => {
    const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`);
    return `<${tag}${written.join('')}>${tag === 'textarea' ? '</textarea>' : ''}`;
  });
  return (
    `<div class="bwg_comment_wrap"><form id="bwg_comment_form" action="${escapeHtml(form.action)}">${fields.join('')}</form>` +
    `<div id="bwg_added_comments">${comments.map(block).join('')}</div></div>`
  );
}

function createStore(exchange: Exchange, body: string) {
  const site = siteThatAnswers(body, exchange.response.status);
  const { comments } = createWordPressBackend(
    firstGalleryConfig({ lightboxUrl: SITE_ORIGIN + exchange.request.path }),
    {
      fetch: site.fetch,
    },
  );
  if (!comments) throw new Error('The port is missing.');
  return { comments, site };
}

const fieldsOf = ({ request }: Exchange) =>
  new Map((request.body?.urlencoded ?? []).map(({ name, value }) => [name, value]));

const isTask = (task: string) => (exchange: Exchange) => fieldsOf(exchange).get('ajax_task') === task;
const named = (task: string) => exchanges.filter(isTask(task)).map((each) => [each.name, each] as const);

/** The form rules that match the posted fields. */
function rulesOf(fields: ReadonlyMap<string, string>): CommentRules {
  return {
    captchaUrl: fields.get('popup_enable_captcha') === '1' ? '/captcha' : undefined,
    isModerated: fields.get('comment_moderation') === '1',
    hasEmail: fields.has('popup_enable_email'),
  };
}

const plain = (body: string) => body.replaceAll(/<\/?(?:p|b)>|\n/g, '').trim();

describe('adding a comment', () => {
  test('has more than three recorded exchanges', () => {
    expect(named('add_comment').length).toBeGreaterThanOrEqual(commentFixtures.filter(isTask('add_comment')).length);
    expect(named('add_comment').length).toBeGreaterThan(3);
  });

  test.each(named('add_comment'))('sends the recorded request and parses the response: %s', async (_name, exchange) => {
    const fields = fieldsOf(exchange);
    const answer = exchange.response.body.json as AddAnswer;
    const { html_comments_block: html, ...rest } = answer;
    const body = html ? { ...rest, html_comments_block: html.comments.map(block).join('') } : rest;
    const { comments, site } = createStore(exchange, JSON.stringify(body));
    const imageId = fields.get('comment_image_id') ?? '';
    const outcome = await comments.add(
      { id: imageId, url: '/x.jpg' },
      {
        name: fields.get('comment_name') ?? '',
        email: fields.get('comment_email') ?? '',
        text: fields.get('comment_text') ?? '',
        captcha: fields.get('comment_captcha') ?? '',
        hasAcceptedPrivacyPolicy: fields.get('privacy_policy') === '1',
        rules: rulesOf(fields),
      },
      { signal },
    );
    const request = site.lastRequest();
    expect([...new URLSearchParams(await request.text())]).toEqual([...fields]);
    expect(new URL(request.url).searchParams.get('image_id')).toBe(imageId);
    expect(request.headers.get('x-requested-with')).toBe(exchange.request.headers?.['X-Requested-With']);

    const isRefused = answer.error;
    expect(outcome.status).toBe(isRefused ? 'refused' : html ? 'published' : 'awaitingModeration');
    if (outcome.status === 'refused') {
      const { textarea, ...others } = answer.error_messages;
      expect(outcome.errors).toEqual({ ...others, ...(textarea !== undefined && { text: textarea }) });
    }
    if (outcome.status !== 'published') return;
    expect(outcome.comments.map(({ id, date }) => [`bwg_comment_block_${id}`, date])).toEqual(
      html?.comments.map(({ id, date }) => [id, date]),
    );
    const harmless = html?.comments.filter(({ body: text }) => !/script|onerror/.test(text)) ?? [];
    for (const { id, body: text } of harmless)
      expect(outcome.comments.find((comment) => id.endsWith(`_${comment.id}`))?.text).toBe(plain(text));
  });

  test.each(named('add_comment').filter(([, { response }]) => JSON.stringify(response.body).includes('<script>')))(
    'returns HTML in a comment as plain text: %s',
    async (_name, exchange) => {
      const { html_comments_block: html, ...rest } = exchange.response.body.json as AddAnswer;
      const body = { ...rest, html_comments_block: html?.comments.map(block).join('') };
      const { comments } = createStore(exchange, JSON.stringify(body));
      const comment = { name: 'N', email: '', text: 'x', captcha: '', hasAcceptedPrivacyPolicy: false, rules: {} };
      const outcome = await comments.add({ id: '3', url: '/x.jpg' }, comment, { signal });
      if (outcome.status !== 'published') throw new Error('It was published.');
      expect(outcome.comments[0]?.text).toBe('<img src="x" onerror="alert(1)"><script>alert(2)</script>');
    },
  );
});

describe('deleting a comment', () => {
  test.each(named('delete_comment').filter(([, each]) => fieldsOf(each).has('id_comment')))(
    'sends the recorded request and parses the response: %s',
    async (_name, exchange) => {
      const fields = fieldsOf(exchange);
      const { comments, site } = createStore(exchange, JSON.stringify(exchange.response.body.json));
      const image = { id: fields.get('id_image') ?? '', url: '/x.jpg' };
      const removal = comments.remove(image, fields.get('id_comment') ?? '', { signal });
      const { error } = exchange.response.body.json as { readonly error: boolean };
      if (error) await expect(removal).rejects.toMatchObject({ code: 'invalidResponse' });
      else await expect(removal).resolves.toBeUndefined();
      expect([...new URLSearchParams(await site.lastRequest().text())]).toEqual([...fields]);
    },
  );
});

/** The fixtures contain no loading of comments, so these tests need the recordings. */
describe.skipIf(named('display').length === 0)('loading comments', () => {
  test.each(named('display'))('sends the recorded request and parses the response: %s', async (_name, exchange) => {
    const fields = fieldsOf(exchange);
    const summary = exchange.response.body.summary as DisplaySummary;
    const { comments, site } = createStore(exchange, displayAnswer(summary));
    const loading = comments.load({ id: fields.get('image_id') ?? '', url: '/x.jpg' }, { signal });
    const [form] = summary.forms ?? [];
    if (!form) return expect(loading).rejects.toMatchObject({ code: 'missing' });
    const thread = await loading;
    expect(thread.comments.map(({ id, author, date, text, canDelete }) => [id, author, date, text, canDelete])).toEqual(
      summary.comments?.map(({ id, name, date, body, deletable }) => [
        id.replace('bwg_comment_block_', ''),
        name,
        date,
        plain(body),
        deletable,
      ]),
    );
    expect(thread.rules).toMatchObject({ hasEmail: true, isModerated: false, hasPrivacyPolicy: false });
    const isFixed = form.fields.some((field) => field['name'] === 'bwg_name' && 'readonly' in field);
    expect(thread.rules.fixedName !== undefined).toBe(isFixed);
    const asked = new URLSearchParams(await site.lastRequest().text());
    expect([...asked.keys()]).toEqual(expect.arrayContaining([...fields.keys()]));
    expect(asked.get('image_id')).toBe(fields.get('image_id'));
  });
});
