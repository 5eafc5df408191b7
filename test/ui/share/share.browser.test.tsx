// @own-page
import '@loggia/ui/styles.css';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { useLightboxContext } from '@loggia/hooks/lightbox';
import { FullLightbox, ShareButton, ShareButtons, ShareMenu, type FullLightboxProps } from '@loggia/ui';
import { expectAccessible } from '../../helpers/expectAccessible.ts';
import { createImages } from '../lightbox/LightboxPage.tsx';

const shareButton = () => page.getByRole('button', { name: 'Share', exact: true });
const menu = () => page.getByRole('group', { name: 'Share', exact: true });
const dialog = () => page.getByRole('dialog', { name: 'Image viewer' });

const [first] = createImages(1);

/** The kit's open lightbox with its tools. */
async function renderLightbox(children?: FullLightboxProps['children']) {
  await render(
    <FullLightbox images={createImages(3)} isOpen defaultIndex={1} history={false}>
      {children}
    </FullLightbox>,
  );
  await expect.element(shareButton()).toBeVisible();
}

/** The same lightbox with a second button, which shares a custom URL. */
async function renderOwnButton() {
  await renderLightbox(<ShareMenu url="https://site.test/{imageId}" labels={{ share: 'Send' }} />);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
}

const floatingCode = () =>
  performance.getEntriesByType('resource').filter(({ name }) => /SharePopup|floating-ui/.test(name)).length;

beforeEach(() => {
  Object.defineProperty(navigator, 'share', { configurable: true, value: undefined });
});

describe('ShareButton', () => {
  // Must be the first test in this file: afterwards, the chunk is loaded.
  test('loads the positioning chunk when its menu is first opened', async () => {
    performance.setResourceTimingBufferSize(10_000);
    await renderLightbox();
    expect(floatingCode()).toBe(0);
    // The browser's list of resources may be full.
    performance.clearResourceTimings();
    await shareButton().click();
    await expect.element(menu()).toBeVisible();
    expect(floatingCode()).toBeGreaterThan(0);
  });

  test('opens its menu next to the button, within the viewport and in front of the image', async () => {
    await renderLightbox();
    await shareButton().click();
    await expect.element(menu()).toBeVisible();
    const [button, panel] = [shareButton().element(), menu().element()].map((element) =>
      element.getBoundingClientRect(),
    );
    // The bar is at the bottom, so the menu opens upwards.
    expect(Math.abs((panel?.bottom ?? 0) - (button?.top ?? 0))).toBeLessThan(10);
    expect(panel?.left).toBeGreaterThanOrEqual(0);
    expect(panel?.right).toBeLessThanOrEqual(innerWidth);
    const [x, y] = [(panel?.left ?? 0) + 20, (panel?.top ?? 0) + 10];
    expect(menu().element().contains(document.elementFromPoint(x, y))).toBe(true);
  });

  test('closes only its menu on Escape, and returns focus to its button', async () => {
    await renderLightbox();
    await shareButton().click();
    await expect.element(menu()).toBeVisible();
    await userEvent.keyboard('{Tab}');
    await expect.element(page.getByRole('button', { name: 'Copy link' })).toHaveFocus();
    await userEvent.keyboard('{Tab}');
    await expect.element(page.getByRole('link', { name: 'Share on Facebook' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(menu()).not.toBeInTheDocument();
    await expect.element(dialog()).toBeVisible();
    await expect.element(shareButton()).toHaveFocus();
  });

  test('closes its menu when focus leaves the menu, and on a click outside', async () => {
    await renderLightbox();
    await shareButton().click();
    await expect.element(menu()).toBeVisible();
    await userEvent.keyboard('{Tab}{Tab}{Tab}{Tab}');
    await expect.element(menu()).not.toBeInTheDocument();
    await shareButton().click();
    await expect.element(menu()).toBeVisible();
    await dialog().getByRole('img').first().click();
    await expect.element(menu()).not.toBeInTheDocument();
  });

  test('copies the URL in an open dialog without the Clipboard API', async () => {
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined });
    const selected: string[] = [];
    document.execCommand = vi.fn(() => selected.push(String(document.getSelection())) > 0);
    await renderOwnButton();
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect.element(page.getByText('The link was copied.').first()).toBeInTheDocument();
    expect(selected).toEqual(['https://site.test/2']);
  });

  test('shows the URL in a text field if it cannot be copied', async () => {
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined });
    document.execCommand = () => false;
    await renderOwnButton();
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect.element(page.getByRole('textbox', { name: 'Link to the image' })).toHaveValue('https://site.test/2');
  });

  test('is not rendered without a safe URL', async () => {
    await render(<ShareButton lightbox={{ image: first }} url="javascript:alert(1)" />);
    await expect.element(shareButton()).not.toBeInTheDocument();
  });

  test.each(['light', 'dark'])('passes axe with its menu open in the %s theme', async (theme) => {
    document.documentElement.dataset['loggiaTheme'] = theme;
    await renderLightbox();
    await shareButton().click();
    await expect.element(menu()).toBeVisible();
    await expectAccessible();
    delete document.documentElement.dataset['loggiaTheme'];
  });
});

test('share links can be rendered as separate controls in the bar, each with a name and a URL', async () => {
  function Links() {
    const lightbox = useLightboxContext();
    return <ShareButtons lightbox={lightbox} networks={['facebook', 'x']} url="https://site.test/{imageId}" />;
  }
  await renderLightbox(<Links />);
  const link = page.getByRole('link', { name: 'Share on Facebook' });
  await expect
    .element(link)
    .toHaveAttribute('href', expect.stringContaining(encodeURIComponent('https://site.test/2')));
  await expect.element(page.getByRole('link', { name: /Share on X/ })).toBeVisible();
  expect(link.element().clientWidth).toBeGreaterThanOrEqual(32);
  expect(link.element().clientHeight).toBeGreaterThanOrEqual(44);
});
