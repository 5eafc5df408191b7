import '@loggia/ui/styles.css';
import { StrictMode } from 'react';
import { page, userEvent } from 'vitest/browser';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { OffCanvasMenu, SiteNavigation } from '@loggia/ui';
import { mouse } from '../../helpers/fingers.ts';
import { focusOn, link } from '../../ui/navigation/menus.ts';

const address = location.href;
const button = (name: string) => page.getByRole('button', { name, exact: true, includeHidden: true });

beforeEach(() => mouse('mouseMoved', { x: 900, y: 700 }));
afterEach(() => {
  history.replaceState(null, '', address);
  window.scrollTo(0, 0);
});

const itemsOf = (href: string) => [
  { id: 'home', label: 'Home', href: '#home' },
  { id: 'work', label: 'Practice', href, items: [{ id: 'land', label: 'Land', href: '#land' }] },
];

/** What a menu editor prefills before a URL is entered, and a pasted `#`. */
describe.each(['https://', 'http://', ' # ', '#\n'])('a parent item with the incomplete URL %j', (href) => {
  test('is a button in the site menu, reached with Tab and opened with a key without scrolling the page', async () => {
    await render(
      <StrictMode>
        <div style={{ blockSize: 100 }} />
        <SiteNavigation label="Main" items={itemsOf(href)} />
        <div style={{ blockSize: 3000 }} />
      </StrictMode>,
    );
    window.scrollTo(0, 20);
    focusOn('Home');
    await userEvent.tab();
    await expect.element(button('Practice')).toHaveFocus();
    await expect.element(link('Land')).toBeVisible();
    await userEvent.tab();
    await expect.element(link('Land')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(button('Practice')).toHaveFocus();
    await expect.element(link('Land')).not.toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect.element(link('Land')).toBeVisible();
    expect([location.href, window.scrollY]).toEqual([address, 20]);
  });

  test('is a button in the off-canvas menu', async () => {
    await render(
      <StrictMode>
        <OffCanvasMenu menus={[itemsOf(href)]} />
      </StrictMode>,
    );
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await expect.element(button('Practice')).toBeVisible();
    expect(link('Practice').query()).toBeNull();
    await expect.element(link('Home')).toBeVisible();
  });
});
