import '@loggia/ui/styles.css';
import { StrictMode } from 'react';
import { page, userEvent } from 'vitest/browser';
import { afterEach, describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { OffCanvasMenu, SiteNavigation } from '@loggia/ui';
import { expectAccessible } from '../../helpers/expectAccessible.ts';
import { LEFT, RIGHT, focusOn, link, tap } from './menus.ts';

afterEach(async () => {
  history.replaceState(null, '', location.pathname + location.search);
  await page.viewport(1280, 800);
});

const isExpanded = (name: string) => link(name).element().getAttribute('aria-expanded');

describe('site navigation', () => {
  const renderMenu = () =>
    render(
      <StrictMode>
        <SiteNavigation label="Main" items={LEFT} />
        <main style={{ marginTop: 400 }}>Elsewhere</main>
      </StrictMode>,
    );

  test('opens a submenu on hover, keeps it open while the pointer is inside, and closes it when the pointer leaves', async () => {
    await renderMenu();
    await link('Practice').hover();
    await expect.element(link('Land')).toBeVisible();
    expect(isExpanded('Practice')).toBe('true');
    await link('Family').hover();
    await expect.element(link('Heirs')).toBeVisible();
    await expectAccessible();
    await page.getByText('Elsewhere').hover();
    await expect.element(link('Land')).not.toBeVisible();
    expect(isExpanded('Practice')).toBe('false');
  });

  test('keeps submenus within the viewport', async () => {
    await page.viewport(400, 700);
    await render(
      <div style={{ display: 'grid', justifyContent: 'end' }}>
        <SiteNavigation label="Main" collapsible={false} items={LEFT.slice(1, 2)} />
      </div>,
    );
    await link('Practice').hover();
    await link('Family').hover();
    await expect.element(link('Heirs')).toBeVisible();
    await expect.poll(() => link('Heirs').element().getBoundingClientRect().right).toBeLessThanOrEqual(400);
  });

  test('opens submenus and marks focused ancestors when tabbing, and closes submenus on Escape', async () => {
    await renderMenu();
    await userEvent.tab();
    await userEvent.tab();
    await expect.element(link('Land')).toBeVisible();
    await userEvent.tab();
    await expect.element(link('Family')).toHaveFocus();
    expect(document.querySelectorAll('li[data-focused]')).toHaveLength(2);
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Escape}');
    await expect.element(link('Land')).not.toBeVisible();
    await expect.element(link('Practice')).toHaveFocus();
  });

  test('opens a submenu and closes others on the first tap, and follows the link on the second', async () => {
    await renderMenu();
    tap('Practice');
    await expect.element(link('Land')).toBeVisible();
    expect(location.hash).toBe('');
    tap('People');
    await expect.element(link('Ada')).toBeVisible();
    await expect.element(link('Land')).not.toBeVisible();
    tap('People');
    await expect.poll(() => location.hash).toBe('#people');
    await expect.element(link('Ada')).not.toBeVisible();
  });

  test('is collapsed behind a menu button in a narrow viewport', async () => {
    await page.viewport(390, 700);
    await renderMenu();
    const burger = page.getByRole('button', { name: 'Menu' });
    await expect.element(link('Home')).not.toBeVisible();
    await burger.click();
    await expect.element(burger).toHaveAttribute('aria-expanded', 'true');
    await expect.element(link('Home')).toBeVisible();
    await page.getByText('Elsewhere').click();
    await expect.element(link('Home')).not.toBeVisible();
  });
});

describe('the off-canvas menu', () => {
  const burger = () => page.getByRole('button', { name: 'Menu', exact: true });
  const dialog = () => page.getByRole('dialog', { includeHidden: true });
  const renderOpen = async () => {
    await page.viewport(390, 700);
    await render(
      <StrictMode>
        <OffCanvasMenu menus={[LEFT, RIGHT]} />
        <a href="#elsewhere">Elsewhere</a>
      </StrictMode>,
    );
    await burger().click();
    await expect.element(dialog()).toBeVisible();
  };
  const focusIsInMenu = () => dialog().element().contains(document.activeElement);
  const expectClosed = async () => {
    await expect.element(dialog()).not.toBeVisible();
  };

  test('contains both menus, traps focus, and restores focus on Escape', async () => {
    await renderOpen();
    await expect.element(link('Contact')).toBeVisible();
    await expectAccessible(dialog().element());
    const focused: EventTarget[] = [];
    const end = new AbortController();
    document.addEventListener('focusin', ({ target }) => target && focused.push(target), { signal: end.signal });
    focusOn('People');
    for (let press = 0; press < 5; press += 1) await userEvent.tab();
    end.abort();
    expect(focused).toContain(link('Contact').element());
    expect(
      focused.filter(
        (target) =>
          !dialog()
            .element()
            .contains(target as Node),
      ),
    ).toEqual([]);
    focusOn('Home');
    await userEvent.keyboard('{Escape}');
    await expectClosed();
    await expect.element(burger()).toHaveFocus();
  });

  test('opens a submenu on the first tap, and closes once a link is followed', async () => {
    await renderOpen();
    tap('Practice');
    await expect.element(link('Land')).toBeVisible();
    expect(location.hash).toBe('');
    tap('Land');
    await expectClosed();
    expect(location.hash).toBe('#land');
  });

  test('keeps focus in the menu on a click on its background, and stays open on Ctrl+click', async () => {
    await renderOpen();
    focusOn('Home');
    await userEvent.click(dialog().element(), { position: { x: 40, y: 650 } });
    expect(focusIsInMenu()).toBe(true);
    // Prevents the new tab, after all other handlers.
    window.addEventListener('click', (event) => event.preventDefault(), { once: true });
    link('Home')
      .element()
      .dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }));
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(dialog()).toHaveAttribute('data-open');
  });

  test('closes on a click outside, with its button, and when the viewport width changes', async () => {
    await renderOpen();
    await expect.poll(() => dialog().element().getAnimations()).toEqual([]);
    await userEvent.click(dialog().element(), { position: { x: -30, y: 300 }, force: true });
    await expectClosed();
    await burger().click();
    await page.getByRole('button', { name: 'Close menu' }).click();
    await expectClosed();
    await burger().click();
    await page.viewport(390, 600);
    await expect.element(dialog()).toBeVisible();
    await page.viewport(500, 600);
    await expectClosed();
  });
});
