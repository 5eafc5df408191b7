import '@loggia/ui/styles.css';
import { StrictMode, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { page } from 'vitest/browser';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { OffCanvasMenu, SiteNavigation } from '@loggia/ui';
import { LEFT, link } from './menus.ts';

let root: ReturnType<typeof hydrateRoot> | undefined;

beforeEach(() => page.viewport(390, 700));
afterEach(async () => {
  root?.unmount();
  document.body.replaceChildren();
  history.replaceState(null, '', location.pathname + location.search);
  await page.viewport(1280, 800);
});

/** Renders a page on the server. Returns a function that hydrates it. */
function serve(content: ReactNode): () => void {
  const tree = <StrictMode>{content}</StrictMode>;
  const place = document.createElement('div');
  place.innerHTML = renderToString(tree);
  document.body.append(place);
  return () => void (root = hydrateRoot(place, tree));
}
const burger = () => page.getByRole('button', { name: 'Menu', exact: true });

describe('a collapsed menu before hydration', () => {
  test('expands with all its submenus on click, and stays expanded through hydration', async () => {
    const comeToLife = serve(<SiteNavigation label="Main" items={LEFT} />);
    await expect.element(link('Home')).not.toBeVisible();
    await burger().click();
    await expect.element(link('Home')).toBeVisible();
    await expect.element(link('Land')).toBeVisible();
    comeToLife();
    await expect.element(burger()).toHaveAttribute('aria-expanded', 'true');
    await expect.element(link('Home')).toBeVisible();
    await burger().click();
    await expect.element(link('Home')).not.toBeVisible();
  });

  test('stays collapsed through hydration if it was not clicked', async () => {
    const comeToLife = serve(<SiteNavigation label="Main" items={LEFT} />);
    comeToLife();
    await expect.element(burger()).toHaveAttribute('aria-expanded', 'false');
    await expect.element(link('Home')).not.toBeVisible();
  });
});

describe('an off-canvas menu opened before hydration', () => {
  const dialog = () => page.getByRole('dialog', { includeHidden: true });

  test('stays open through hydration until it is closed', async () => {
    const comeToLife = serve(<OffCanvasMenu menus={[LEFT]} />);
    await burger().click();
    await expect.element(link('Land')).toBeVisible();
    comeToLife();
    await expect.element(dialog()).toHaveAttribute('data-open', '');
    await expect.element(link('Land')).toBeVisible();
    expect(link('Practice').element().hasAttribute('aria-expanded')).toBe(false);
    await page.getByRole('button', { name: 'Close menu' }).click();
    await expect.element(dialog()).not.toBeVisible();
    await burger().click();
    await expect.element(link('Home')).toBeVisible();
    await expect.element(link('Land')).not.toBeVisible();
    await expect.element(link('Practice')).toHaveAttribute('aria-expanded', 'false');
  });

  test('closes on hydration if a link to the same page was clicked', async () => {
    const comeToLife = serve(<OffCanvasMenu menus={[LEFT]} />);
    await burger().click();
    await link('Home').click();
    await expect.element(dialog()).toBeVisible();
    comeToLife();
    await expect.element(dialog()).not.toBeVisible();
  });
});
