// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SHARE_NETWORKS } from '../../../hooks/lightbox/share/constants.ts';
import { shareHref } from '../../../hooks/lightbox/share/shareUrls.ts';
import type { ShareSubject } from '../../../hooks/lightbox/share/types.ts';

const subject: ShareSubject = {
  url: 'https://site.test/share/?gallery=7&image=3',
  imageUrl: 'https://site.test/uploads/harbour/boat 3.jpg?v=1',
  title: 'Boat & sea',
  description: 'At noon',
};
const PAGE = 'https%3A%2F%2Fsite.test%2Fshare%2F%3Fgallery%3D7%26image%3D3';
const PICTURE = 'https%3A%2F%2Fsite.test%2Fuploads%2Fharbour%2Fboat%203.jpg%3Fv%3D1';

describe('shareHref', () => {
  test.each([
    ['facebook', `https://www.facebook.com/sharer/sharer.php?u=${PAGE}`],
    ['x', `https://twitter.com/intent/tweet?url=${PAGE}`],
    [
      'pinterest',
      `https://pinterest.com/pin/create/button/?s=100&url=${PAGE}&media=${PICTURE}&description=Boat%20%26%20sea%0AAt%20noon`,
    ],
    ['tumblr', `https://www.tumblr.com/share/photo?source=${PICTURE}&caption=Boat%20%26%20sea&clickthru=${PAGE}`],
  ] as const)('follows the URL format of %s', (network, href) => {
    expect(shareHref(network, subject)).toBe(href);
  });

  test.each(['%2F', '%252F', '%252f'])('encodes a slash escaped as %s in the image URL only once', (slash) => {
    const href = shareHref('tumblr', { ...subject, imageUrl: `https://site.test/a${slash}b.jpg` });
    expect(href).toContain('source=https%3A%2F%2Fsite.test%2Fa%2Fb.jpg&');
  });

  test('requires an image if the network displays one', () => {
    const withoutPicture = { ...subject, imageUrl: undefined };
    expect(SHARE_NETWORKS.filter((network) => shareHref(network, withoutPicture))).toEqual(['facebook', 'x']);
  });

  test('encodes any text without leaking into other parameters', () => {
    const text = fc.string({ unit: 'binary' });
    const property = fc.property(text, text, fc.constantFrom(...SHARE_NETWORKS), (title, description, network) => {
      const href = new URL(shareHref(network, { ...subject, title, description }) ?? '');
      expect(['http:', 'https:']).toContain(href.protocol);
      expect([...href.searchParams].length).toBeLessThanOrEqual(4);
      if (network === 'tumblr')
        expect(href.searchParams.get('caption')).toBe(title.replaceAll(/\p{Surrogate}/gu, '\uFFFD'));
    });
    fc.assert(property);
  });

  test('replaces lone surrogates', () => {
    expect(shareHref('tumblr', { ...subject, title: 'a\uD800' })).toContain('caption=a%EF%BF%BD&');
  });
});
