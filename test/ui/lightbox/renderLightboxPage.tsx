import { page, userEvent } from 'vitest/browser';
import { expect } from 'vitest';
import { render } from 'vitest-browser-react';
import { createImages, LightboxPage, type LightboxPageProps } from './LightboxPage.tsx';

export const dialog = () => page.getByRole('dialog', { name: 'Image viewer' });
export const thumbnail = (id: string) => page.getByRole('link', { name: `Thumbnail ${id}` });
export const button = (name: string) => dialog().getByRole('button', { name, exact: true });
/** Opens the menu of controls that don't fit into the bar. */
export const openMore = () => button('More').click();
export const press = (keys: string) => userEvent.keyboard(keys);

/** Expects the current slide to have this title. */
export async function expectShown(title: string): Promise<void> {
  await expect.element(dialog().getByRole('img', { name: title, exact: true })).toBeVisible();
}

export async function expectClosed(): Promise<void> {
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
}

/** A page with five links and a lightbox with `count` images. */
export async function renderLightboxPage({
  count = 5,
  ...props
}: Partial<LightboxPageProps> & { count?: number } = {}) {
  return render(<LightboxPage {...(props.source ? {} : { images: createImages(count) })} {...props} />);
}

/** The same page with the lightbox open. */
export async function renderOpenLightbox({
  id = '2',
  ...props
}: Parameters<typeof renderLightboxPage>[0] & { id?: string } = {}) {
  const screen = await renderLightboxPage(props);
  await thumbnail(id).click();
  await expectShown(`Landscape ${id}`);
  // The controls are rendered after the image.
  await expect.poll(() => document.querySelector('.loggia-bar:empty')).toBeNull();
  return screen;
}
