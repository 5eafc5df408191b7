import '@loggia/ui/styles.css';
import { StrictMode } from 'react';
import { page, userEvent } from 'vitest/browser';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { SiteNavigation } from '@loggia/ui';
import { mouse } from '../../helpers/fingers.ts';
import { focusOn, link } from '../../ui/navigation/menus.ts';

const address = location.href;
const button = (name: string) => page.getByRole('button', { name, exact: true, includeHidden: true });

beforeEach(() => mouse('mouseMoved', { x: 900, y: 700 }));
afterEach(async () => {
  history.replaceState(null, '', address);
  window.scrollTo(0, 0);
  await page.viewport(1280, 800);
});

/** A menu with three levels whose parent items have no usable URL. */
async function renderMenu(href: string | undefined) {
  const family = { id: 'family', label: 'Family', href, items: [{ id: 'heirs', label: 'Heirs', href: '#heirs' }] };
  const items = [
    { id: 'home', label: 'Home', href: '#home' },
    { id: 'work', label: 'Practice', href, items: [family, { id: 'land', label: 'Land', href: '#land' }] },
  ];
  await render(
    <StrictMode>
      <div style={{ blockSize: 100 }} />
      <SiteNavigation label="Main" items={items} />
      <div style={{ blockSize: 3000 }} />
    </StrictMode>,
  );
  window.scrollTo(0, 20);
}

describe.each([undefined, '#', 'java\nscript:;', 'vbscript:x', 'data:text/html,x'])(
  'a nested parent item with the URL %j on both levels',
  (href) => {
    test('is a button: Tab reaches it, Enter opens its submenu, and Escape returns focus to it', async () => {
      await renderMenu(href);
      focusOn('Home');
      await userEvent.tab();
      await expect.element(button('Practice')).toHaveFocus();
      await userEvent.tab();
      await expect.element(button('Family')).toHaveFocus();
      await expect.element(link('Heirs')).toBeVisible();
      await userEvent.tab();
      await expect.element(link('Heirs')).toHaveFocus();
      await userEvent.keyboard('{Escape}');
      await expect.element(button('Family')).toHaveFocus();
      await expect.element(link('Heirs')).not.toBeVisible();
      await userEvent.keyboard('{Enter}');
      await expect.element(link('Heirs')).toBeVisible();
      expect([location.href, window.scrollY]).toEqual([address, 20]);
    });

    test('opens on click in the collapsed mobile menu without scrolling the page', async () => {
      await page.viewport(390, 700);
      await renderMenu(href);
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      await button('Practice').click();
      await expect.element(button('Family')).toBeVisible();
      await expect.element(button('Family')).toHaveAttribute('aria-expanded', 'false');
      await button('Family').click();
      await expect.element(button('Family')).toHaveAttribute('aria-expanded', 'true');
      await expect.element(link('Heirs')).toBeVisible();
      expect([location.href, window.scrollY]).toEqual([address, 20]);
    });
  },
);
