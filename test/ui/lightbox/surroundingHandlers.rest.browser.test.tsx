import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { pictures, StrangersLightbox } from '../../hooks/lightbox/StrangersLightbox.tsx';

const heard = vi.fn<(type: string) => void>();
const listen = ({ type }: { readonly type: string }) => heard(type);

test('lightbox buttons do not submit or reset a form around the gallery', async () => {
  await render(
    <form
      aria-label="Order"
      onReset={listen}
      onSubmit={(event) => {
        event.preventDefault();
        listen(event);
      }}
    >
      <input aria-label="Copies" defaultValue="2" />
      <StrangersLightbox images={pictures(3)} />
    </form>,
  );
  await page.getByRole('link', { name: 'Open Picture 2' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Image viewer' })).toHaveAttribute('data-status', 'open');
  heard.mockClear();
  await page.getByRole('button', { name: 'Next image' }).click();
  await userEvent.keyboard('{Enter}');
  await page.getByRole('button', { name: 'Close' }).click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(heard.mock.calls).toEqual([]);
});
