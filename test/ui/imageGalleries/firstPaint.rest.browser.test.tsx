import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { KitProvider } from '@loggia/ui';
import { nextPaint } from '../../helpers/nextPaint.ts';
import { createImages, items, list, VIEWS } from './imageFixtures.tsx';

beforeEach(() => {
  document.body.style.margin = '0';
  window.scrollTo(0, 0);
});

const rectangles = () =>
  new Map(
    items().map((item) => {
      const { left, top, width, height } = item.getBoundingClientRect();
      return [item.dataset['index'], [left, top, width, height]];
    }),
  );

describe.each(VIEWS)('a server-rendered %s', (_name, View) => {
  const pageOf = (nonce: string | false | undefined, count: number, dir = 'ltr') => (
    <KitProvider nonce={nonce}>
      <div dir={dir}>{View({ images: createImages(count), lightbox: false })}</div>
    </KitProvider>
  );

  async function hydrate(host: HTMLElement, nonce: string | false | undefined, count: number, dir?: string) {
    const recovered: unknown[] = [];
    const root = hydrateRoot(host, pageOf(nonce, count, dir), { onRecoverableError: (error) => recovered.push(error) });
    await vi.waitFor(() => expect(list().hasAttribute('data-measured')).toBe(true));
    expect(recovered).toEqual([]);
    return root;
  }

  test("keeps the server's style element and rules during hydration", async () => {
    const host = document.createElement('div');
    document.body.replaceChildren(host);
    host.innerHTML = renderToString(pageOf('abc', 40));
    const style = host.querySelector('style');
    // The browser bundle doesn't contain these rules.
    style?.append('/* of the server */');
    const root = await hydrate(host, '', 40);
    expect(host.querySelector('style')).toBe(style);
    expect(style?.textContent).toContain('nth-child(30)');
    expect(style?.textContent).toContain('/* of the server */');
    root.unmount();
  });

  test.each([
    { width: 390, dir: 'ltr', nonce: 'abc' },
    { width: 820, dir: 'ltr', nonce: 'abc' },
    { width: 1440, dir: 'ltr', nonce: undefined },
    { width: 1440, dir: 'rtl', nonce: 'abc' },
    { width: 2560, dir: 'ltr', nonce: 'abc' },
  ])("keeps the server's layout during hydration ($width px, $dir, nonce $nonce)", async ({ width, dir, nonce }) => {
    await page.viewport(width, 900);
    const host = document.createElement('div');
    document.body.replaceChildren(host);
    host.innerHTML = renderToString(pageOf(nonce, 900, dir));
    await nextPaint();
    const before = rectangles();
    const heightBefore = list().getBoundingClientRect().height;
    const root = await hydrate(host, nonce && '', 900, dir);
    const after = rectangles();
    expect(before.size).toBe(30);
    const common = [...before].filter(([index]) => after.has(index));
    expect(common.length).toBeGreaterThan(2);
    for (const [index, sides] of common) {
      for (const [side, value] of sides.entries()) {
        expect(Math.abs((after.get(index)?.[side] ?? Infinity) - value)).toBeLessThan(0.75);
      }
    }
    expect(Math.abs(list().getBoundingClientRect().height - heightBefore)).toBeLessThan(1);
    root.unmount();
  });

  test('is hidden until hydration if style elements are disabled', async () => {
    await page.viewport(1280, 800);
    const host = document.createElement('div');
    document.body.replaceChildren(host);
    host.innerHTML = renderToString(pageOf(false, 20));
    await nextPaint();
    expect(getComputedStyle(list()).visibility).toBe('hidden');
    const root = await hydrate(host, false, 20);
    expect(getComputedStyle(list()).visibility).toBe('visible');
    root.unmount();
  });
});
