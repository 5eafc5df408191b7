import { describe, expect, onTestFinished, test } from 'vitest';
import { render } from 'vitest-browser-react';
import * as gallery from 'virtual:sample/docs/gallery.md/Portfolio.tsx';
import { expectAccessible } from '../helpers/expectAccessible.ts';

const photos = Array.from({ length: 5 }, (_, index) => ({
  id: String(index + 1),
  url: `/test/fixtures/pictures/ridge.png?${index + 1}`,
  width: 600,
  height: 400,
  title: `Ridge ${index + 1}`,
  photographer: index % 2 === 0 ? 'A. Berg' : 'J. Dal',
}));

function addRules(css: string) {
  const style = document.createElement('style');
  style.textContent = css;
  document.head.append(style);
  onTestFinished(() => style.remove());
}

describe('the slots sample in docs/gallery.md', () => {
  test('shows a credit next to each link without changing the link’s accessible name', async () => {
    addRules(gallery.css);
    const screen = await render(<gallery.Portfolio photos={photos} />);
    const credit = screen.getByText('Photo: A. Berg').first();
    await expect.element(credit).toBeVisible();
    const link = screen.getByRole('link', { name: 'Ridge 1', exact: true });
    await expect.element(link).toBeVisible();
    expect(link.element().contains(credit.element())).toBe(false);
    expect(screen.container.querySelectorAll('.my-credit')).toHaveLength(photos.length);
    await expectAccessible(screen.container);
  });

  test('shows the image count next to the pagination', async () => {
    const screen = await render(<gallery.Portfolio photos={photos} />);
    await expect.element(screen.getByText('5 images')).toBeVisible();
  });
});
