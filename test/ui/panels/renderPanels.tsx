import { page, userEvent } from 'vitest/browser';
import { expect } from 'vitest';
import { render } from 'vitest-browser-react';
import { PanelsPage, type PanelsPageProps } from './PanelsPage.tsx';

export const dialog = () => page.getByRole('dialog', { name: 'Image viewer' });
export const button = (name: string) => dialog().getByRole('button', { name, exact: true });
export const panel = (name: string) => dialog().getByRole('complementary', { name, exact: true });
/** The sidebar element, even if it is inert. */
export const panelElement = (name: string) =>
  dialog().element().querySelector<HTMLElement>(`aside[aria-label="${name}"]`);
export const press = (keys: string) => userEvent.keyboard(keys);
export const boxOf = (element: Element | null) => element?.getBoundingClientRect() ?? new DOMRect();
export const slidesBox = () => boxOf(dialog().getByTestId('slides').element());

/** A page with an open lightbox and all panels around its image. */
export async function renderPanels(props: PanelsPageProps = {}) {
  const screen = await render(<PanelsPage {...props} />);
  await page.getByRole('button', { name: 'Open the first' }).click();
  await expect.element(dialog().getByRole('img', { name: 'Landscape 1', exact: true })).toBeVisible();
  return screen;
}

export async function expectOpen(name: string): Promise<void> {
  await expect.element(panel(name)).toBeVisible();
  await expect.poll(() => panelElement(name)?.dataset['status']).toBe('open');
}

export async function expectShut(name: string): Promise<void> {
  await expect.poll(() => panelElement(name)?.dataset['status']).toBe('closed');
  expect(panelElement(name)?.inert).toBe(true);
}
