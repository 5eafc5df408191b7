import '@loggia/ui/styles.css';
import { StrictMode } from 'react';
import { page, userEvent } from 'vitest/browser';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { OffCanvasMenu } from '@loggia/ui';

const address = location.href;
const dialog = () => page.getByRole('dialog', { includeHidden: true });
const part = (role: 'button' | 'link', name: string) => dialog().getByRole(role, { name, exact: true });

beforeEach(() => page.viewport(390, 700));
afterEach(async () => {
  history.replaceState(null, '', address);
  window.scrollTo(0, 0);
  await page.viewport(1280, 800);
});

describe.each(['javascript:;', 'JavaScript:void 0', ' javascript:void(0); ', ' '])(
  'a parent item with the URL %j in the off-canvas menu',
  (href) => {
    async function openMenu() {
      const items = [
        { id: 'shop', label: 'Shop', href, items: [{ id: 'prints', label: 'Prints', href: '#prints' }] },
        { id: 'about', label: 'About', href: '#about' },
      ];
      await render(
        <StrictMode>
          <div style={{ blockSize: 200 }} />
          <OffCanvasMenu menus={[items]} />
          <div style={{ blockSize: 3000 }} />
        </StrictMode>,
      );
      window.scrollTo(0, 20);
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      await expect.element(dialog()).toBeVisible();
    }

    test('is a button, reached with Tab and toggled with a key without scrolling the page', async () => {
      await openMenu();
      await expect.element(part('button', 'Shop')).toBeVisible();
      expect(dialog().element().querySelectorAll('a[href^="javascript" i]')).toHaveLength(0);
      for (let press = 0; press < 4 && document.activeElement !== part('button', 'Shop').element(); press += 1)
        await userEvent.tab();
      await expect.element(part('button', 'Shop')).toHaveFocus();
      await expect.element(part('link', 'Prints')).toBeVisible();
      await userEvent.keyboard('{Enter}');
      await expect.element(part('button', 'Shop')).toHaveAttribute('aria-expanded', 'false');
      await userEvent.keyboard('{Enter}');
      await expect.element(part('button', 'Shop')).toHaveAttribute('aria-expanded', 'true');
      await expect.element(part('link', 'Prints')).toBeVisible();
      expect([location.href, window.scrollY]).toEqual([address, 20]);
    });
  },
);
