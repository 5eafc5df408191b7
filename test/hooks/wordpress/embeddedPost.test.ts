import { describe, expect, test } from 'vitest';
import { InvalidResponseError } from '@loggia/hooks/errors';
import { parseEmbeddedPost } from '@loggia/hooks/wordpress';

const HTML =
  '<blockquote class="wp-embedded-content" data-secret="nuHjINnvFp"><a href="https://hills.test/post-1/">Post 1</a></blockquote>' +
  '<iframe sandbox="allow-scripts" security="restricted" src="https://hills.test/post-1/embed/#?secret=nuHjINnvFp"' +
  ' width="600" height="338" data-secret="nuHjINnvFp" class="wp-embedded-content"></iframe><script>alert(1)</script>';

const ANSWER = {
  version: '1.0',
  provider_name: 'Rig &amp; Sons',
  title: 'Post 1 &amp; <em>more</em>',
  type: 'rich',
  width: 600,
  height: 338,
  html: HTML,
};

describe('an oEmbed response', () => {
  test('is converted to URLs and plain text', () => {
    expect(parseEmbeddedPost(ANSWER)).toEqual({
      frameUrl: 'https://hills.test/post-1/embed/',
      url: 'https://hills.test/post-1/',
      title: 'Post 1 & more',
      siteName: 'Rig & Sons',
      width: 600,
      height: 338,
      secret: 'nuHjINnvFp',
    });
  });

  test('may lack dimensions, title and site name', () => {
    const { width, height, ...rest } = ANSWER;
    expect([width, height]).toEqual([600, 338]);
    expect(parseEmbeddedPost({ ...rest, title: null, provider_name: null })).toMatchObject({
      frameUrl: 'https://hills.test/post-1/embed/',
      title: '',
      siteName: undefined,
      width: undefined,
    });
  });

  test('ignores implausible dimensions', () => {
    expect(parseEmbeddedPost({ ...ANSWER, width: '1e9', height: -1 })).toMatchObject({
      width: undefined,
      height: undefined,
    });
  });

  test.each([
    ['nothing', null],
    ['an error', { code: 'oembed_invalid_url', message: 'Not Found' }],
    ['no iframe', { ...ANSWER, html: '<p>Nothing</p>' }],
    ['an iframe with a script URL', { ...ANSWER, html: '<iframe src="javascript:alert(1)"></iframe>' }],
    ['an iframe from the site itself', { ...ANSWER, html: '<iframe src="/wp-admin/"></iframe>' }],
    ['an iframe without a URL', { ...ANSWER, html: '<iframe srcdoc="<script>alert(1)</script>"></iframe>' }],
  ])('is rejected if it contains %s', (_name, body) => {
    expect(() => parseEmbeddedPost(body)).toThrow(InvalidResponseError);
  });
});
