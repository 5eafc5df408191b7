import { afterEach, describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { InlineSlideshow, ThumbnailGallery } from '@loggia/ui';
import '@loggia/ui/styles.css';
import { paintedImages } from '../../helpers/paintedImages.ts';
import { dialog, renderOpenLightbox } from './renderLightboxPage.tsx';

afterEach(async () => {
  document.documentElement.style.removeProperty('zoom');
  document.body.removeAttribute('style');
  await page.viewport(1280, 800);
});

const boxOf = (element: Element | null) => {
  const { left, top, right, bottom } = element?.getBoundingClientRect() ?? new DOMRect();
  return [left, top, right, bottom].map(Math.round);
};

describe('a lightbox on a page with CSS zoom', () => {
  test.each(['html', 'body'])('fills the viewport when %s is zoomed', async (name) => {
    const element = name === 'html' ? document.documentElement : document.body;
    element.style.setProperty('zoom', '1.25');
    await renderOpenLightbox();
    expect(boxOf(dialog().element())).toEqual([0, 0, innerWidth, innerHeight]);
    const [, , right, bottom] = boxOf(document.querySelector('.loggia-filmstrip'));
    expect([right, bottom].every((edge) => edge !== undefined && edge > 0)).toBe(true);
    expect(bottom).toBeLessThanOrEqual(innerHeight);
    expect(right).toBeLessThanOrEqual(innerWidth);
    expect(boxOf(document.querySelector('.loggia-close'))[2]).toBeLessThanOrEqual(innerWidth);
  });
});

describe('inherited text styles', () => {
  const LOUD = {
    letterSpacing: '5px',
    wordSpacing: '9px',
    textTransform: 'uppercase',
    textAlign: 'right',
    textShadow: '1px 1px red',
    textIndent: '80px',
    whiteSpace: 'pre',
    hyphens: 'auto',
    cursor: 'wait',
  } as const;

  test('are reset in the lightbox, except for the font and color scheme', async () => {
    Object.assign(document.body.style, LOUD, { fontFamily: 'serif', colorScheme: 'dark' });
    await renderOpenLightbox();
    const own = getComputedStyle(dialog().element());
    expect(Object.fromEntries(Object.keys(LOUD).map((name) => [name, own[name as keyof typeof LOUD]]))).toEqual({
      letterSpacing: 'normal',
      wordSpacing: '0px',
      textTransform: 'none',
      textAlign: 'start',
      textShadow: 'none',
      textIndent: '0px',
      whiteSpace: 'normal',
      hyphens: 'manual',
      cursor: 'auto',
    });
    expect(own.colorScheme).toBe('dark');
  });

  test.each(['loggia-lightbox', 'loggia-off-canvas'])('do not make a .%s dialog unusable', (className) => {
    const host = document.createElement('div');
    host.style.cssText = 'pointer-events: none; writing-mode: vertical-rl; -webkit-text-fill-color: transparent';
    Object.assign(host.style, LOUD);
    const own = document.createElement('dialog');
    own.className = className;
    host.append(own);
    document.body.append(host);
    const { pointerEvents, writingMode, webkitTextFillColor, color, textIndent } = getComputedStyle(own);
    expect([pointerEvents, writingMode, textIndent]).toEqual(['auto', 'horizontal-tb', '0px']);
    expect(webkitTextFillColor).toBe(color);
    host.remove();
  });

  test('do not move filmstrip thumbnails out of their boxes', async () => {
    Object.assign(document.body.style, LOUD);
    await render(<InlineSlideshow images={paintedImages} filmstrip="fixedSize" />);
    const image = () => document.querySelector('.loggia-filmstrip li img');
    await expect.poll(() => image()?.getBoundingClientRect().width).toBeGreaterThan(10);
    expect(boxOf(image())).toEqual(boxOf(image()?.closest('li') ?? null));
  });

  test('do not move gallery thumbnails out of their boxes', async () => {
    Object.assign(document.body.style, LOUD);
    await render(<ThumbnailGallery images={paintedImages} thumbnailWidth={60} />);
    const image = page.getByRole('img', { name: 'Image 1' }).element();
    expect(boxOf(image)).toEqual(boxOf(image.closest('.loggia-thumbnail')));
  });
});
