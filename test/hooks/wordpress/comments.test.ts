import { describe, expect, test } from 'vitest';
import { parseInert } from '../../../hooks/core/trustedTypes/parseInert.ts';
import { parseCommentOutcome } from '../../../hooks/adapters/wordpress/lightbox/createCommentStore.ts';
import {
  readCommentForm,
  readComments,
  sourceText,
} from '../../../hooks/adapters/wordpress/lightbox/readCommentPanel.ts';

const CONTEXT = { base: 'https://site.test/wp-admin/admin-ajax.php?x=1', galleryId: '7', candidatesOf: undefined };

function block(id: number, body: string, { name = 'Ann', button = '' } = {}): string {
  return (
    `<div id="bwg_comment_block_${id}" class="bwg_single_comment"><p class="bwg_comment_header_p">` +
    `<span class="bwg_comment_header">${name}</span>${button}<span class="bwg_comment_date">2026-11-21 01:45:32</span></p>` +
    `<div class="bwg_comment_body_p"><span class="bwg_comment_body">${body}</span></div></div>`
  );
}

describe('comment text', () => {
  test.each([
    ['a single line', '<p>Nice light</p>\n', 'Nice light'],
    ['formatting, which is removed', '<p>Nice <b>one</b> &amp; "two"</p>\n', 'Nice one & "two"'],
    ['lines and paragraphs', '<p>One<br />\ntwo</p>\n<p>three</p>\n', 'One\ntwo\n\nthree'],
    ['a script as plain text', '<p><script>alert(2)</script></p>', '<script>alert(2)</script>'],
    ['a harmful image as plain text', '<p><img src=x onerror=alert(1)></p>', '<img src="x" onerror="alert(1)">'],
    ['escaped markup', '<p>a &lt;b&gt; c</p>', 'a <b> c'],
    ['an iframe as plain text', '<iframe src="//evil.test"></iframe>', '<iframe src="//evil.test"></iframe>'],
    ['an empty string', '', ''],
  ])('is read from %s', (_name, body, text) => {
    const answer = parseInert(`<div id="text">${body}</div>`);
    expect(sourceText(answer.querySelector('#text'))).toBe(text);
  });
});

describe('readComments', () => {
  test('reads comments in order, with author and date', () => {
    const html = block(5, '<p>second</p>') + block(1, '<p>first</p>', { name: '<i>N</i>' });
    expect(readComments(parseInert(html))).toEqual([
      { id: '5', author: 'Ann', date: '2026-11-21 01:45:32', text: 'second', canDelete: false },
      { id: '1', author: 'N', date: '2026-11-21 01:45:32', text: 'first', canDelete: false },
    ]);
  });

  test('allows deletion only if the server renders the delete button', () => {
    const button = '<i class="bwg_comment_delete_btn"></i>';
    const html = block(2, '<p>x</p>', { button }) + block(1, button, { name: button });
    expect(readComments(parseInert(html)).map(({ canDelete }) => canDelete)).toEqual([true, false]);
  });

  test('ignores a comment forged inside another one', () => {
    const comments = readComments(parseInert(block(2, block(9, 'forged')) + block(2, 'again')));
    expect(comments.map(({ id }) => id)).toEqual(['2']);
    expect(comments[0]?.text).toContain('forged');
  });

  test('ignores comments without numeric ids', () => {
    expect(readComments(parseInert('<div id="bwg_comment_block_x"></div>'))).toEqual([]);
  });
});

describe('readCommentForm', () => {
  const read = (fields: string, action = '/wp-admin/admin-ajax.php?action=GalleryBox&amp;image_id=2') =>
    readCommentForm(
      parseInert(`<form id="bwg_comment_form" action="${action}"><input name="bwg_name">${fields}</form>`),
      CONTEXT,
    );

  test('returns minimal rules by default', () => {
    expect(read('')).toEqual({
      rules: {
        hasEmail: false,
        captchaUrl: undefined,
        hasPrivacyPolicy: false,
        privacyPolicyUrl: undefined,
        isModerated: false,
        fixedName: undefined,
        knownEmail: undefined,
      },
      url: 'https://site.test/wp-admin/admin-ajax.php?action=GalleryBox&image_id=2',
      proofs: [],
    });
  });

  test('returns all rules found in the fields', () => {
    const form = read(
      '<input name="bwg_email" value="a@b.c"><input name="bwg_captcha_input"><img id="bwg_captcha_img" src="/ajax?action=bwg_captcha&digit=6&i=">' +
        '<label><input id="bwg_comment_privacy_policy" type="checkbox"><a href="/privacy/">policy</a></label>' +
        '<input id="bwg_comment_moderation" value="1"><input name="_wpnonce" value="abc">',
    );
    expect(form).toMatchObject({
      proofs: [['_wpnonce', 'abc']],
      rules: {
        hasEmail: true,
        knownEmail: 'a@b.c',
        captchaUrl: 'https://site.test/ajax?action=bwg_captcha&digit=6&i=',
        hasPrivacyPolicy: true,
        privacyPolicyUrl: 'https://site.test/privacy/',
        isModerated: true,
      },
    });
  });

  test('returns a captcha URL even if the original script sets the URL', () => {
    expect(read('<input name="bwg_captcha_input">')?.rules.captchaUrl).toBe(
      'https://site.test/wp-admin/admin-ajax.php?action=bwg_captcha&digit=6&i=',
    );
  });

  test('drops script URLs', () => {
    const form = read(
      '<label><input id="bwg_comment_privacy_policy"><a href="javascript:alert(1)">policy</a></label>',
      'javascript:alert(1)',
    );
    expect([form?.url, form?.rules.privacyPolicyUrl]).toEqual([undefined, undefined]);
  });

  test('returns undefined if there is no form', () => {
    expect(readCommentForm(parseInert('<p></p>'), CONTEXT)).toBeUndefined();
  });
});

describe('parseCommentOutcome', () => {
  const kept = {
    error: false,
    published: 1,
    error_messages: { success: 'ok' },
    html_comments_block: block(1, '<p>x</p>'),
  };

  test.each([
    [kept, 'published'],
    [{ ...kept, error: 0, published: '1' }, 'published'],
    [{ error: false, published: 0, error_messages: { success: 'ok' } }, 'awaitingModeration'],
    [{ error: '1', published: 1, error_messages: { name: 'No.' } }, 'refused'],
  ])('maps %o to the status %s', (json, status) => {
    expect(parseCommentOutcome(JSON.stringify(json)).status).toBe(status);
  });

  test('maps errors to field names and converts them to plain text', () => {
    const messages = {
      textarea: 'The <b>comment</b> is &quot;missing&quot;.',
      privacy_policy: 'Tick.',
      other: 'x',
      name: 7,
    };
    expect(parseCommentOutcome(JSON.stringify({ error: true, published: 1, error_messages: messages }))).toEqual({
      status: 'refused',
      errors: { text: 'The comment is "missing".', privacyPolicy: 'Tick.' },
    });
  });

  test.each([
    ['without JSON', '<h1>Error</h1>'],
    ['with a number', '0'],
    ['without a status', '{}'],
    ['with an error but no message', '{"error":true,"published":1,"error_messages":{}}'],
    ['after a failed insertion', '{"error":false,"published":1,"error_messages":[]}'],
    ['that is published without a comment', '{"error":false,"published":1,"error_messages":{"success":"ok"}}'],
  ])('rejects a response %s as invalid', (_name, text) => {
    expect(() => parseCommentOutcome(text)).toThrow(expect.objectContaining({ code: 'invalidResponse' }));
  });
});
