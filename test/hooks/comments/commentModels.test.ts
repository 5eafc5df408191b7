// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CommentErrors, NewComment } from '../../../hooks/data/backend/CommentStore.ts';
import { anotherCaptchaNumber } from '../../../hooks/lightbox/comments/commentsState.ts';
import { firstWrongField, isEmailAddress, validateComment } from '../../../hooks/lightbox/comments/validateComment.ts';
import { COMMENT_LABELS } from '../../../hooks/lightbox/comments/labels.ts';
import { refreshCaptchaUrl, resolveRules } from '../../../hooks/lightbox/comments/useCommentForm.ts';

const GOOD: NewComment = {
  name: 'Ann',
  email: 'ann@example.test',
  text: 'Fine light.',
  captcha: 'ab12cd',
  hasAcceptedPrivacyPolicy: true,
  rules: { hasEmail: true, captchaUrl: '/captcha', hasPrivacyPolicy: true },
};

describe('isEmailAddress', () => {
  test.each(['ann@example.test', 'a.b-c_d@sub.domain-one.org', 'A1@B2.C3', 'x@y.z'])('accepts %s', (text) => {
    expect(isEmailAddress(text)).toBe(true);
  });

  test.each(['', 'ann', 'ann@', '@example.test', 'ann@example', 'ann@example.', 'a..b@c.de', 'a b@c.de', 'a@b_c.de'])(
    'rejects “%s”',
    (text) => {
      expect(isEmailAddress(text)).toBe(false);
    },
  );

  test('rejects very long text without delay', () => {
    expect(isEmailAddress(`${'a.'.repeat(50_000)}@`)).toBe(false);
    expect(isEmailAddress(`a@${'a-'.repeat(50_000)}`)).toBe(false);
  });
});

describe('comment validation', () => {
  test('reports no errors for a complete comment', () => {
    expect(validateComment(GOOD, COMMENT_LABELS)).toEqual({});
  });

  test.each([
    ['name', { name: '  ' }, 'Name field is required.'],
    ['email', { email: '' }, 'Email field is required.'],
    ['email', { email: 'bad' }, 'This is not a valid email address.'],
    ['text', { text: '\n' }, 'Comment field is required.'],
    ['captcha', { captcha: '' }, 'Verification code field is required.'],
    ['privacyPolicy', { hasAcceptedPrivacyPolicy: false }, 'Privacy policy field is required.'],
  ] as const)('reports an error in %s for %j', (field, change, message) => {
    expect(validateComment({ ...GOOD, ...change }, COMMENT_LABELS)).toEqual({ [field]: message });
  });

  test('does not require fields that the rules omit', () => {
    const short = { ...GOOD, email: '', captcha: '', hasAcceptedPrivacyPolicy: false, rules: {} };
    expect(validateComment(short, COMMENT_LABELS)).toEqual({});
  });

  test.each<[CommentErrors, string | undefined]>([
    [{}, undefined],
    [{ privacyPolicy: 'x', text: 'x' }, 'text'],
    [{ captcha: 'x', email: 'x' }, 'email'],
    [{ text: 'x', name: undefined }, 'text'],
  ])('given the errors %o, returns %s as the first invalid field', (errors, field) => {
    expect(firstWrongField(errors)).toBe(field);
  });
});

describe('resolveRules', () => {
  test('prefers defined values from later sources', () => {
    const rules = resolveRules({ hasEmail: true, isModerated: true }, undefined, {
      hasEmail: false,
      isModerated: undefined,
    });
    expect(rules).toEqual({ hasEmail: false, isModerated: true });
  });
});

describe('a captcha URL', () => {
  test.each([
    ['/ajax?action=captcha&digit=6&i=', 7, '/ajax?action=captcha&digit=6&i=&r=7'],
    ['/ajax?action=captcha&digit=6&i=&r=12', 7, '/ajax?action=captcha&digit=6&i=&r=7'],
    ['/ajax?r=12&digit=6', 7, '/ajax?digit=6&r=7'],
    ['/captcha', 0, '/captcha?r=0'],
    ['/captcha?r=99', 0, '/captcha?r=0'],
  ])('%s refreshed with the number %i becomes %s', (url, number, expected) => {
    expect(refreshCaptchaUrl(url, number)).toBe(expected);
  });

  test('contains only one number, however often it is refreshed', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 99 }), { minLength: 1 }), (numbers) => {
        const url = numbers.reduce(refreshCaptchaUrl, '/ajax?digit=6&i=');
        expect(url).toBe(`/ajax?digit=6&i=&r=${numbers.at(-1)}`);
      }),
    );
  });

  test('gets a number from 0 to 99 that differs from the current one', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.option(fc.integer({ min: 0, max: 99 }), { nil: undefined }),
        (random, current) => {
          const next = anotherCaptchaNumber(random, current);
          expect(next).not.toBe(current);
          expect(Number.isInteger(next) && next >= 0 && next <= 99).toBe(true);
        },
      ),
    );
  });
});
