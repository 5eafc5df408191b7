import { expect, test } from 'vitest';
import { contactForms } from '../../playground/server/contactForm/contactForms.ts';
import type { ContactService } from '../../playground/server/contactForm/createContactService.ts';
import { DEFAULT_DISPLAY } from '../../playground/site/display/display.ts';
import { ARTICLES } from '../../playground/site/law/content/articles.ts';
import { lawRoutes } from '../../playground/site/law/lawRoutes.ts';
import type { LawPageData } from '../../playground/site/law/lawPageData.ts';
import { renderLawDocument } from '../../playground/site/law/renderLawDocument.tsx';

const files = { script: '/assets/law.js', styles: ['/assets/law.css'], preloads: [] };
const SHOWN = { path: '/law', display: DEFAULT_DISPLAY };
const styleNonce = 'bm9uY2U=';
const address = new URL('https://law.example/law?from=mail');

function frontPage(userAgent = ''): LawPageData {
  const form = contactForms.get(41)?.description;
  if (!form) throw new Error('The form of the page is missing.');
  return { ...SHOWN, kind: 'front', form, response: undefined, decision: 'undecided', userAgent };
}
const render = async (page = frontPage()) =>
  new Response(await renderLawDocument({ page, files, address, styleNonce })).text();
const countOf = (html: string, pattern: RegExp) => html.match(pattern)?.length ?? 0;

test('the page is written whole, in its place, and without a script or style of its own', async () => {
  const html = await render();
  expect(html).not.toMatch(/<[a-z][^>]*\sstyle=|<template|\$RC/i);
  expect(html.match(/<script\b[^>]*>/g)).toEqual([
    '<script type="module" src="/assets/law.js">',
    '<script type="application/json" id="page-data">',
  ]);
  for (const style of html.match(/<style[^>]*>/g) ?? []) expect(style).toBe(`<style nonce="${styleNonce}">`);
});

test('the beginning of the document is on its way before its end', async () => {
  const reader = (await renderLawDocument({ page: frontPage(), files, address, styleNonce })).getReader();
  const first = new TextDecoder().decode((await reader.read()).value);
  await reader.cancel();
  expect(first).toMatch(
    /^<!doctype html>.*<link rel="preload" as="image" type="image\/avif" imagesrcset="[^"]+hero-1-768/s,
  );
  expect(first).not.toContain('</html>');
});

test('the server writes no more to a reader who stops listening', async () => {
  const stream = await renderLawDocument({ page: frontPage(), files, address, styleNonce });
  await expect(stream.cancel()).resolves.toBeUndefined();
});

test('a page that cannot be rendered fails before its first byte, so that it can have its status', async () => {
  const broken = { ...frontPage(), form: undefined } as unknown as LawPageData;
  await expect(renderLawDocument({ page: broken, files, address, styleNonce })).rejects.toThrow(TypeError);
});

test('without scripts every slide, number, measure and testimonial is there', async () => {
  const html = await render();
  expect(countOf(html, /loggia-hero-text/g)).toBe(3);
  expect(countOf(html, /<blockquote>/g)).toBe(3);
  expect(html).toContain('<span>2,480</span>');
  expect(countOf(html, /<rect width="\d+%"/g)).toBe(4);
  expect(html).toContain('action="/law#consultation"');
  expect(
    countOf(html, /class="law-tile" href="\/assets\/law\/matter-\d-960.jpg"|href="\/assets\/law\/matter-\d-960.jpg"/g),
  ).toBe(6);
});

test('a link to a page has a preview, and the page has one address', async () => {
  const html = await render();
  expect(html).toContain('<link rel="canonical" href="https://law.example/law">');
  expect(html).toContain('<meta property="og:title" content="Halden &amp; Rooke, attorneys at law in Port Halden">');
  expect(html).toContain('<meta property="og:image" content="https://law.example/assets/law/hero-1-1280.jpg">');
});

test('an address of the firm that leads nowhere is answered by the firm, and has no preview', async () => {
  const app = lawRoutes({ contact: {} as ContactService, files });
  for (const path of ['/law/nothing', '/law/journal/nothing']) {
    const response = await app.request(`https://law.example${path}`);
    expect(response.status).toBe(404);
    const html = await response.text();
    expect(html).toContain('data-loggia-theme="law"');
    expect(html).toContain('<h1>Page not found</h1>');
    expect(html).not.toMatch(/canonical|og:/);
  }
});

test('there is one first heading, and no level is left out below it', async () => {
  const levels = [...(await render()).matchAll(/<h([1-6])\b/g)].map(([, level]) => Number(level));
  expect(levels.filter((level) => level === 1)).toEqual([1]);
  expect(levels[0]).toBe(1);
  for (const [index, level] of levels.entries()) expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1);
});

test('a phone gets neither a section as high as its window nor a parallax', async () => {
  expect(await render()).toContain('data-full-height');
  const phone = await render(frontPage('Mozilla/5.0 (Linux; Android 16; Pixel 9) Chrome/140.0 Mobile'));
  expect(phone).not.toMatch(/data-full-height|data-parallax/);
});

test('every linked page of the firm exists, its imprint and its privacy policy too', async () => {
  const slugs = new Set([...(await render()).matchAll(/href="\/law\/([a-z-]+)/g)].map(([, slug]) => slug));
  expect([...slugs].toSorted()).toEqual([...ARTICLES.keys()].toSorted());
});

test('an article names its subject in its title', async () => {
  const article = { title: 'Leases & wills', date: '2026-10-22', lead: 'Read <it>.', sections: [] };
  const html = await render({ ...SHOWN, kind: 'article', article, decision: 'accepted', userAgent: '' });
  expect(html).toContain('<title>Leases &amp; wills · Halden &amp; Rooke, attorneys at law</title>');
  expect(html).toContain('<meta name="description" content="Read &lt;it&gt;.">');
  expect(html).toContain('<time dateTime="2026-10-22">22 October 2026</time>');
  // A visitor who has answered is not asked again.
  expect(html).not.toContain('loggia-cookie-bar');
});
