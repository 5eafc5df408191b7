import { expect, test, vi } from 'vitest';
import { firstPaintStyleProps } from '@loggia/hooks/layout';
import { KitProvider, ThumbnailGallery } from '@loggia/ui';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';

const images = Array.from({ length: 5 }, (_, index) => ({ id: String(index), url: 'data:,', title: `Photo ${index}` }));

/** A page of its own, under its own policy, with these HTML. */
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

test('a page whose policy refuses the rules of the first paint is told, and a page that gives its nonce is not', async () => {
  expect(await warningsOf("style-src 'nonce-abc'", 'abc')).toEqual([]);
  expect(await warningsOf("default-src *; script-src 'unsafe-inline'")).toEqual([
    expect.stringContaining('<KitProvider nonce={nonce}>'),
  ]);
});

test('a page without a policy, and one that wants no rules, are told nothing', async () => {
  expect(await warningsOf('img-src *')).toEqual([]);
  expect(await warningsOf("style-src 'none'", false)).toEqual([]);
});

test('a page whose list is in no container is told', async () => {
  expect(await warningsOf('img-src *', undefined, false)).toEqual([
    expect.stringContaining('container-type: inline-size'),
  ]);
});

test('the rules are the content of the element, and the nonce its own', () => {
  expect(firstPaintStyleProps({ rules: 'ul{gap:0}', nonce: 'abc' })).toMatchObject({
    children: 'ul{gap:0}',
    nonce: 'abc',
  });
});
