// @vitest-environment node
import { expect, test } from 'vitest';
import { EMBED_HOSTS, embedOf } from '../../../hooks/media/embed/embedOf.ts';
import { providerName } from '../../../hooks/media/player/playedVideo.ts';
import { splitPath } from '../../../hooks/data/rest/engine/restUrl.ts';
import { encodeText } from '../../../hooks/core/shared/encodeText.ts';
import { fillLabel } from '../../../hooks/core/shared/fillLabel.ts';
import { plainText } from '../../../hooks/core/shared/foreignValues.ts';

test.each([
  [{ toString: 1 }, ''],
  [{ toString: () => 'x' }, ''],
  [Object.create(null), ''],
  [Symbol('x'), ''],
  [null, ''],
  ['Tide', 'Tide'],
  [7, '7'],
  [false, 'false'],
])('plainText converts an untrusted value without calling its methods: %o', (value, text) => {
  expect(plainText(value)).toBe(text);
});

test('a query with a non-string value does not throw', () => {
  const value = JSON.parse('[{"toString":1}]') as string[];
  expect(splitPath({ path: '/wp/v2/posts' }, { tags: value }).query).toEqual([['tags[]', '']]);
});

test('encodeText replaces a lone surrogate instead of throwing', () => {
  expect(encodeText('a\ud800b')).toBe('a%EF%BF%BDb');
});

test('a label is filled with own values only, not with properties of Object.prototype', () => {
  expect(fillLabel('{constructor} {toString} {__proto__} {name}', { name: 'Tide' })).toBe(
    '{constructor} {toString} {__proto__} Tide',
  );
  expect(providerName('constructor')).toBe('constructor');
});

test.each(['javascript:alert(1)//.mp4', 'data:text/html,x#.mp4', ' java\nscript:1//.mp4'])(
  'the URL %j yields no embedded video',
  (url) => {
    const context = { hosts: EMBED_HOSTS, autoplay: false };
    expect(embedOf({ url, kind: 'video' }, context)).toEqual({ type: 'unknown' });
    expect(embedOf({ url, kind: 'video', fileType: 'EMBED_OEMBED_INSTAGRAM_VIDEO' }, context)).toEqual({
      type: 'unknown',
    });
  },
);
