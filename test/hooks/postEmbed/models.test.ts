// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createSecret } from '../../../hooks/media/postEmbed/usePostEmbed.ts';
import { followedLink, secretFrameUrl, isSecret, parsePostMessage } from '../../../hooks/media/postEmbed/postFrame.ts';

const secret = 'nuHjINnvFp';

describe('a post message', () => {
  test.each([
    [338, 338],
    [337.2, 338],
    ['412', 412],
    [0, 200],
    [199, 200],
    [200, 200],
    [1000, 1000],
    [1001, 1000],
    [-5, 200],
    [Infinity, 1000],
  ])('with a height of %s requests %s px', (value, height) => {
    expect(parsePostMessage({ message: 'height', secret, value })).toEqual({ type: 'height', secret, height });
  });

  test.each([
    ['null', null],
    ['a string', '{"message":"height","secret":"a","value":300}'],
    ['no secret', { message: 'height', value: 300 }],
    ['a secret with a special character', { message: 'height', secret: 'a"]b', value: 300 }],
    ['an empty secret', { message: 'height', secret: '', value: 300 }],
    ['no height', { message: 'height', secret, value: 'tall' }],
    ['a height of NaN', { message: 'height', secret, value: Number.NaN }],
    ['a link that is not a string', { message: 'link', secret, value: { href: 'https://hills.test/' } }],
    ['an unknown message', { message: 'resize', secret, value: 300 }],
  ])('is invalid with %s', (_name, data) => {
    expect(parsePostMessage(data)).toBeNull();
  });

  test('requests 200 to 1000 px for any value', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        const said = parsePostMessage({ message: 'height', secret, value });
        return said === null || (said.type === 'height' && said.height >= 200 && said.height <= 1000);
      }),
    );
  });
});

describe('a link in a post', () => {
  const frame = 'https://hills.test/post-1/embed/#?secret=a';

  test.each([
    ['https://hills.test/post-1/', 'https://hills.test/post-1/'],
    ['http://hills.test/', null],
    ['https://name@hills.test/', null],
    ['https://name:password@hills.test/', null],
    ['https://hills.test:8443/', null],
    ['https://evil.test/', null],
    ['https://hills.test.evil.test/', null],
    ['https://hills.test@evil.test/', null],
    ['javascript:alert(1)//hills.test/', null],
    ['data:text/html,x', null],
    ['/post-2/', null],
    ['', null],
  ])('to %j navigates to %j', (href, followed) => {
    expect(followedLink(href, frame)).toBe(followed);
  });
});

test('a link in an http post is followed to http and https URLs', () => {
  const frame = 'http://hills.test/post-1/embed/';
  expect(followedLink('http://hills.test/', frame)).toBe('http://hills.test/');
  expect(followedLink('https://hills.test/', frame)).toBe('https://hills.test/');
});

describe('the iframe URL', () => {
  test.each([
    ['https://hills.test/post-1/embed/', 'a1', 'https://hills.test/post-1/embed/#?secret=a1'],
    ['https://hills.test/?p=1&embed=true#?secret=old', 'a1', 'https://hills.test/?p=1&embed=true#?secret=a1'],
    ['/post-1/embed/', 'a1', '/post-1/embed/#?secret=a1'],
    ['javascript:alert(1)', 'a1', undefined],
    ['\tjava\nscript:alert(1)', 'a1', undefined],
    ['mailto:a@hills.test', 'a1', undefined],
    ['', 'a1', undefined],
  ])('of the post %j with the secret %j is %s', (url, given, address) => {
    expect(secretFrameUrl(url, given)).toBe(address);
  });
});

test('a new secret has ten letters and digits, and is unique', () => {
  const secrets = Array.from({ length: 200 }, createSecret);
  expect(new Set(secrets).size).toBe(200);
  expect(secrets.every((text) => isSecret(text) && text.length === 10)).toBe(true);
});
