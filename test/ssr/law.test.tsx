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

test('the law firm page streams in document order without inline scripts or style attributes', async () => {
  const html = await render();
  expect(html).not.toMatch(/<[a-z][^>]*\sstyle=|<template|\$RC/i);
  expect(html.match(/<script\b[^>]*>/g)).toEqual([
    '<script type="module" src="/assets/law.js">',
    '<script type="application/json" id="page-data">',
  ]);
  for (const style of html.match(/<style[^>]*>/g) ?? []) expect(style).toBe(`<style nonce="${styleNonce}">`);
});

test('the law firm page streams its head first', async () => {
  const reader = (await renderLawDocument({ page: frontPage(), files, address, styleNonce })).getReader();
  const first = new TextDecoder().decode((await reader.read()).value);
  await reader.cancel();
  expect(first).toMatch(
    /^<!doctype html>.*<link rel="preload" as="image" type="image\/avif" imagesrcset="[^"]+hero-1-768/s,
  );
  expect(first).not.toContain('</html>');
});

test('the law firm page’s stream can be canceled', async () => {
  const stream = await renderLawDocument({ page: frontPage(), files, address, styleNonce });
  await expect(stream.cancel()).resolves.toBeUndefined();
});

test('the law firm page rejects with a rendering error before the first byte is sent', async () => {
  const broken = { ...frontPage(), form: undefined } as unknown as LawPageData;
  await expect(renderLawDocument({ page: broken, files, address, styleNonce })).rejects.toThrow(TypeError);
});

test('the law firm page contains all slides, counters, bars and testimonials', async () => {
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

test('the law firm page has preview metadata and a canonical URL', async () => {
  const html = await render();
  expect(html).toContain('<link rel="canonical" href="https://law.example/law">');
  expect(html).toContain('<meta property="og:title" content="Halden &amp; Rooke, attorneys at law in Port Halden">');
  expect(html).toContain('<meta property="og:image" content="https://law.example/assets/law/hero-1-1280.jpg">');
});

test('an unknown law firm URL responds with a 404 page in the firm’s theme, without preview metadata', async () => {
  const app = lawRoutes({} as ContactService, files);
  for (const path of ['/law/nothing', '/law/journal/nothing']) {
    const response = await app.request(`https://law.example${path}`);
    expect(response.status).toBe(404);
    const html = await response.text();
    expect(html).toContain('data-loggia-theme="law"');
    expect(html).toContain('<h1>Page not found</h1>');
    expect(html).not.toMatch(/canonical|og:/);
  }
});

test('the law firm page has one h1 and does not skip heading levels', async () => {
  const levels = [...(await render()).matchAll(/<h([1-6])\b/g)].map(([, level]) => Number(level));
  expect(levels.filter((level) => level === 1)).toEqual([1]);
  expect(levels[0]).toBe(1);
  for (const [index, level] of levels.entries()) expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1);
});

test('the law firm page has no full-height sections or parallax effect on phones', async () => {
  expect(await render()).toContain('data-full-height');
  const phone = await render(frontPage('Mozilla/5.0 (Linux; Android 16; Pixel 9) Chrome/140.0 Mobile'));
  expect(phone).not.toMatch(/data-full-height|data-parallax/);
});

test('the law firm page links to every article and has no broken article links', async () => {
  const slugs = new Set([...(await render()).matchAll(/href="\/law\/([a-z-]+)/g)].map(([, slug]) => slug));
  expect([...slugs].toSorted()).toEqual([...ARTICLES.keys()].toSorted());
});

test('an article has its own title and description', async () => {
  const article = { title: 'Leases & wills', date: '2026-10-22', lead: 'Read <it>.', sections: [] };
  const html = await render({ ...SHOWN, kind: 'article', article, decision: 'accepted', userAgent: '' });
  expect(html).toContain('<title>Leases &amp; wills · Halden &amp; Rooke, attorneys at law</title>');
  expect(html).toContain('<meta name="description" content="Read &lt;it&gt;.">');
  expect(html).toContain('<time dateTime="2026-10-22">22 October 2026</time>');
  // After a decision, the cookie banner isn't shown again.
  expect(html).not.toContain('loggia-cookie-bar');
});
