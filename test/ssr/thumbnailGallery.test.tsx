import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { GalleryImage } from '@loggia/hooks';
import { KitProvider, ThumbnailGallery } from '@loggia/ui';

const archive: readonly GalleryImage[] = Array.from({ length: 10_000 }, (_, index) => ({
  id: String(index),
  url: `/photos/${index}.jpg`,
  title: index === 0 ? '<i>Haze</i>' : undefined,
  width: 1200,
  height: 800,
  candidates: [{ url: `/photos/${index}-320.jpg`, width: 320 }],
}));

const render = (nonce: string | false | undefined, count = archive.length) =>
  renderToString(
    <KitProvider nonce={nonce}>
      <ThumbnailGallery images={archive.slice(0, count)} galleryId="7" />
    </KitProvider>,
  );

const count = (html: string, pattern: RegExp) => html.match(pattern)?.length ?? 0;

describe('a server-rendered thumbnail gallery', () => {
  test('has no style attributes with or without a nonce', () => {
    for (const html of [render('abc'), render(undefined), render(false)]) expect(html).not.toMatch(/\sstyle=/);
  });

  test('contains no more than the first forty images', () => {
    expect(count(render('abc'), /<li /g)).toBe(40);
    expect(count(render('abc', 12), /<li /g)).toBe(12);
  });

  test('has working links', () => {
    expect(render('abc', 1)).toContain('href="/photos/0.jpg"');
  });

  test('escapes titles', () => {
    expect(render('abc', 1)).toContain('&lt;i&gt;Haze&lt;/i&gt;');
    expect(render('abc', 1)).not.toContain('<i>');
  });

  test('has `srcset` and `sizes` attributes', () => {
    expect(render('abc', 1)).toContain('srcSet="/photos/0-320.jpg 320w, /photos/0.jpg 1200w"');
    expect(render('abc', 1)).toContain('sizes="(min-width: 1000px) 20vw,');
  });

  test('has one unescaped style element, with the nonce if given', () => {
    const html = render('abc');
    expect(count(html, /<style/g)).toBe(1);
    expect(html).toContain('<style nonce="abc">[data-thumbnails=');
    expect(html).toContain('--columns:5;--rows:2000');
    expect(html.slice(html.indexOf('<style'), html.indexOf('</style>'))).not.toMatch(/&(gt|lt|amp|quot|#)/);
    expect(render(undefined)).toContain('<style>[data-thumbnails=');
    expect(count(render(undefined), /<style/g)).toBe(1);
  });

  test('has no style element if disabled in `KitProvider`', () => {
    expect(count(render(false), /<style/g)).toBe(0);
  });

  test('scopes its CSS rules to its own images', () => {
    const html = renderToStaticMarkup(
      <KitProvider nonce="abc">
        <ThumbnailGallery images={archive} />
        <ThumbnailGallery images={archive} />
      </KitProvider>,
    );
    const selectors = [...html.matchAll(/<style nonce="abc">\[data-thumbnails=(\w+)\]/g)].map(([, id]) => id);
    const lists = [...html.matchAll(/data-thumbnails="(\w+)"/g)].map(([, id]) => id);
    expect(selectors).toEqual(lists);
    expect(new Set(lists).size).toBe(2);
  });

  test('shows a loading message if its images come from a source', () => {
    const source = { loadPage: () => new Promise<never>(() => {}) };
    expect(renderToString(<ThumbnailGallery source={source} />)).toContain('Loading images…');
  });
});
