import { page } from 'vitest/browser';
import { afterEach, describe, expect, test } from 'vitest';
import { expectAccessible } from '../../helpers/expectAccessible.ts';
import {
  boxOf,
  button,
  dialog,
  expectOpen,
  expectShut,
  panel,
  panelElement,
  press,
  renderPanels,
  slidesBox,
} from './renderPanels.tsx';

afterEach(() => page.viewport(1280, 800));

describe('a sidebar', () => {
  test('takes 350 pixels next to the image, which shrinks by the same amount', async () => {
    await renderPanels();
    const before = slidesBox();
    await button('Show comments').click();
    await expectOpen('Comments');
    await expect.poll(() => boxOf(panelElement('Comments')).width).toBe(350);
    await expect.poll(() => slidesBox().left).toBe(350);
    await expect.poll(() => before.width - slidesBox().width).toBe(350);
  });

  test('is on the configured side, which is mirrored in right-to-left layouts', async () => {
    const screen = await renderPanels({ settings: { sidebarPosition: 'right', sidebarWidth: 300 } });
    await button('Show comments').click();
    await expect.poll(() => boxOf(panelElement('Comments')).left).toBe(980);
    expect(slidesBox().right).toBe(980);
    await screen.unmount();
    await renderPanels({ settings: { sidebarPosition: 'right', sidebarWidth: 300 }, dir: 'rtl' });
    await button('Show comments').click();
    await expect.poll(() => boxOf(panelElement('Comments')).left).toBe(0);
    await expect.poll(() => slidesBox().left).toBe(300);
  });

  test('gives its space back to the image when closed', async () => {
    await renderPanels();
    await button('Show comments').click();
    await expect.poll(() => slidesBox().left).toBe(350);
    await button('Hide comments').click();
    await expectShut('Comments');
    await expect.poll(() => slidesBox().left).toBe(0);
  });

  test("covers a phone's screen, and makes the content behind it inert", async () => {
    await page.viewport(390, 800);
    await renderPanels();
    await button('Show comments').click();
    await expectOpen('Comments');
    await expect.poll(() => boxOf(panelElement('Comments')).width).toBe(390);
    expect(slidesBox().width).toBe(390);
    expect(dialog().element().querySelector<HTMLElement>('.loggia-view')?.inert).toBe(true);
    await panel('Comments').getByRole('button', { name: 'Close comments' }).click();
    await expectShut('Comments');
    expect(dialog().element().querySelector<HTMLElement>('.loggia-view')?.inert).toBe(false);
  });

  test('finishes closing before another sidebar opens', async () => {
    await renderPanels();
    await button('Show comments').click();
    await expectOpen('Comments');
    const steps: string[] = [];
    const observer = new MutationObserver((records) => {
      for (const { target } of records) {
        if (target instanceof HTMLElement) steps.push(`${target.ariaLabel} ${target.dataset['status']}`);
      }
    });
    observer.observe(dialog().element(), { subtree: true, attributeFilter: ['data-status'] });
    await button('Show shop').click();
    await expectOpen('Shop');
    await expectShut('Comments');
    observer.disconnect();
    expect(steps.at(0)).toBe('Comments closing');
    expect(steps.indexOf('Comments closed')).toBeLessThan(steps.indexOf('Shop opening'));
  });

  test('keeps typed text when another sidebar is opened', async () => {
    await renderPanels();
    await button('Show comments').click();
    await panel('Comments').getByLabelText('Your comment').fill('Where is this?');
    await button('Show shop').click();
    await expectOpen('Shop');
    await button('Show comments').click();
    await expectOpen('Comments');
    await expect.element(panel('Comments').getByLabelText('Your comment')).toHaveValue('Where is this?');
  });
});

describe('sidebar focus', () => {
  test("moves into the sidebar, and returns to the sidebar's button on Escape", async () => {
    await renderPanels();
    await button('Show comments').click();
    await expect.element(panel('Comments')).toHaveFocus();
    await press('{Escape}');
    await expectShut('Comments');
    await expect.element(button('Show comments')).toHaveFocus();
  });

  test('stays on an element outside the sidebar if the user has moved it there', async () => {
    await renderPanels();
    await button('Show comments').click();
    await expectOpen('Comments');
    const other = button('Show info').element() as HTMLElement;
    other.focus();
    await press('{Escape}');
    await expectShut('Comments');
    expect(document.activeElement).toBe(other);
  });

  test('never enters a closed sidebar', async () => {
    await renderPanels();
    await button('Show comments').click();
    await expectOpen('Comments');
    await press('{Escape}');
    await expectShut('Comments');
    for (let presses = 0; presses < 15; presses += 1) {
      await press('{Tab}');
      expect(panelElement('Comments')?.contains(document.activeElement)).toBe(false);
    }
  });
});

describe('pressing Escape', () => {
  test.each(['the sidebar', 'the rest of the lightbox'])('closes the sidebar first if focus is in %s', async (from) => {
    await renderPanels();
    await button('Show comments').click();
    await expectOpen('Comments');
    if (from === 'the rest of the lightbox') (dialog().element() as HTMLElement).focus();
    await press('{Escape}');
    await expectShut('Comments');
    await expect.element(dialog()).toBeVisible();
    await press('{Escape}');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  });

  test('closes neither the sidebar nor the lightbox if focus is in a text field', async () => {
    await renderPanels();
    await button('Show comments').click();
    await expectOpen('Comments');
    await panel('Comments').getByLabelText('Your comment').click();
    await press('{Escape}');
    await expectOpen('Comments');
    await expect.element(dialog()).toBeVisible();
  });

  test('keeps the sidebar open if a nested layer handles the key', async () => {
    await renderPanels();
    await button('Show comments').click();
    await expectOpen('Comments');
    const sidebar = panel('Comments').element() as HTMLElement;
    sidebar.focus();
    sidebar.addEventListener('keydown', (event) => event.preventDefault(), { once: true });
    await press('{Escape}');
    await expectOpen('Comments');
    await press('{Escape}');
    await expectShut('Comments');
  });
});

describe('sidebar buttons', () => {
  test('reflect the state of their sidebar, and reference it with aria-controls', async () => {
    await renderPanels();
    await expect.element(button('Show comments')).toHaveAttribute('aria-expanded', 'false');
    await expect
      .element(button('Show comments'))
      .toHaveAttribute('aria-controls', panelElement('Comments')?.id ?? 'none');
    await button('Show comments').click();
    await expect.element(button('Hide comments')).toHaveAttribute('aria-expanded', 'true');
  });

  test('pass axe with an open sidebar', async () => {
    await renderPanels();
    await button('Show comments').click();
    await expectOpen('Comments');
    await expectAccessible();
  });
});
