import { expect, test, vi } from 'vitest';
import { firstPaintStyleProps } from '@loggia/hooks/layout';
import { KitProvider, ThumbnailGallery } from '@loggia/ui';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';

const images = Array.from({ length: 5 }, (_, index) => ({ id: String(index), url: 'data:,', title: `Photo ${index}` }));

/** Opens the HTML in its own document with the given content security policy. */
async function openPage(policy: string, html: string): Promise<Document> {
  const frame = document.createElement('iframe');
  const isLoaded = new Promise((resolve) => frame.addEventListener('load', resolve));
  frame.srcdoc = `<!doctype html><meta http-equiv="Content-Security-Policy" content="${policy}"><main>${html}</main>`;
  document.body.replaceChildren(frame);
  await isLoaded;
  const { contentDocument } = frame;
  if (!contentDocument) throw new Error('The frame has no document.');
  return contentDocument;
}

const gallery = (nonce?: string | false) => (
  <KitProvider nonce={nonce}>
    <ThumbnailGallery images={images} lightbox={false} />
  </KitProvider>
);

async function warningsOf(policy: string, nonce?: string | false, isContainer = true): Promise<readonly unknown[]> {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const page = await openPage(policy, renderToString(gallery(nonce)));
  const host = page.querySelector('main');
  if (!host) throw new Error('The page has no <main>.');
  if (isContainer) host.style.setProperty('container-type', 'inline-size');
  const root = hydrateRoot(host, gallery(nonce === 'abc' ? undefined : nonce));
  await vi.waitFor(() => expect(host.querySelector('ul')?.hasAttribute('data-measured')).toBe(true));
  root.unmount();
  return warn.mock.calls.map(([text]) => text as unknown);
}

test('a content security policy that blocks the first-paint rules causes a warning, unless a nonce is given', async () => {
  expect(await warningsOf("style-src 'nonce-abc'", 'abc')).toEqual([]);
  expect(await warningsOf("default-src *; script-src 'unsafe-inline'")).toEqual([
    expect.stringContaining('<KitProvider nonce={nonce}>'),
  ]);
});

test('no warning is logged without a content security policy, or if the first-paint rules are disabled', async () => {
  expect(await warningsOf('img-src *')).toEqual([]);
  expect(await warningsOf("style-src 'none'", false)).toEqual([]);
});

test('a list outside a query container causes a warning', async () => {
  expect(await warningsOf('img-src *', undefined, false)).toEqual([
    expect.stringContaining('container-type: inline-size'),
  ]);
});

test('firstPaintStyleProps returns the rules as children, together with the nonce', () => {
  expect(firstPaintStyleProps({ rules: 'ul{gap:0}', nonce: 'abc' })).toMatchObject({
    children: 'ul{gap:0}',
    nonce: 'abc',
  });
});
