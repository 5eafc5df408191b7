// @vitest-environment node
import { expect, test } from 'vitest';
import { imageLinkProps, type ThumbnailClickAction } from '../../../hooks/lightbox/lightboxIntent/imageLinkProps.ts';
import { openerProps } from '../../../hooks/core/shared/controlProps.ts';

const plain = { id: '1', url: '/a.jpg' };
const redirected = { ...plain, redirectUrl: 'https://example.org/shop' };
const intent = { getTriggerProps: (props: Parameters<typeof openerProps>[0]) => openerProps(props, () => undefined) };

test.each<{ clickAction: ThumbnailClickAction; plainHref: string | undefined; redirectHref: string | undefined }>([
  { clickAction: 'openLightbox', plainHref: '/a.jpg', redirectHref: 'https://example.org/shop' },
  { clickAction: 'redirect', plainHref: undefined, redirectHref: 'https://example.org/shop' },
  { clickAction: 'none', plainHref: undefined, redirectHref: undefined },
])(
  'imageLinkProps with $clickAction links an image to $plainHref, and an image with a redirect to $redirectHref',
  (row) => {
    const { clickAction, plainHref, redirectHref } = row;
    expect(imageLinkProps({ image: plain, intent, clickAction }).href).toBe(plainHref);
    expect(imageLinkProps({ image: redirected, intent, clickAction }).href).toBe(redirectHref);
  },
);

test('imageLinkProps opens only redirects in a new tab, unless `opensNewTab` is false', () => {
  expect(imageLinkProps({ image: redirected, intent })).toMatchObject({ target: '_blank', rel: 'noopener' });
  expect(imageLinkProps({ image: plain, intent }).target).toBeUndefined();
  expect(imageLinkProps({ image: redirected, intent, opensNewTab: false }).target).toBe('_self');
});

test('imageLinkProps omits an unsafe URL', () => {
  const image = { ...plain, redirectUrl: 'javascript:alert(1)' };
  expect(imageLinkProps({ image, intent }).href).toBeUndefined();
});

test.each<ThumbnailClickAction>(['openLightbox', 'redirect', 'none'])(
  'a link to comments or the shop opens the lightbox with any click action (%s)',
  (clickAction) => {
    const props = imageLinkProps({ image: redirected, intent, clickAction, request: { openShop: true } });
    expect(props).toMatchObject({ href: '/a.jpg', 'aria-haspopup': 'dialog' });
    expect(props.target).toBeUndefined();
  },
);
