import { afterEach, describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectAccessible } from '../helpers/expectAccessible.ts';
import { Default, LoadMore, OthersOnThePage, PopUp } from '../../playground/stories/bareLightbox.stories.tsx';

const address = location.href;

afterEach(() => {
  history.replaceState(null, '', address);
  localStorage.clear();
});

async function openFirst() {
  const screen = await render(<Default />);
  await screen.getByRole('link', { name: 'Ridge at first light' }).click();
  await expect.element(screen.getByRole('group', { name: /^1 of 24/ })).toBeVisible();
  return screen;
}

describe('a theme of hooks alone', () => {
  test('wears nothing of the kit and is accessible', async () => {
    const screen = await openFirst();
    const classes = [...screen.container.querySelectorAll('[class*="loggia"]')];
    expect(classes.map((element) => element.className)).toEqual([]);
    await expectAccessible(screen.container);
  });

  test('turns pages, plays and closes by keys', async () => {
    const screen = await openFirst();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(screen.getByRole('group', { name: /^2 of 24/ })).toBeVisible();
    await userEvent.keyboard('{End}');
    await expect.element(screen.getByRole('group', { name: /^24 of 24/ })).toBeVisible();
    await screen.getByRole('button', { name: 'Play' }).click();
    await expect.element(screen.getByRole('button', { name: 'Pause' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  });

  test('takes a vote and a comment', async () => {
    const screen = await openFirst();
    await screen.getByRole('radio', { name: '4 of 5 stars' }).click();
    await expect.element(screen.getByText('You have already rated.')).toBeVisible();
    await screen.getByRole('button', { name: 'Show comments' }).click();
    await screen.getByLabelText('Name').fill('Ada');
    await screen.getByRole('textbox', { name: 'Comment' }).fill('By hooks alone.');
    await screen.getByRole('button', { name: 'Submit' }).click();
    await expect.element(screen.getByRole('listitem').filter({ hasText: 'By hooks alone.' })).toBeVisible();
  });

  test('has a picture for a watermark, which leads somewhere', async () => {
    const screen = await render(<PopUp />);
    await screen.getByRole('link', { name: 'Ridge at first light' }).click();
    await expect
      .element(screen.getByRole('link', { name: 'About this image' }))
      .toHaveAttribute('href', 'https://example.org/');
  });

  test('goes on at both edges of what is there, after it has tried again', async () => {
    const screen = await render(<LoadMore />);
    await screen.getByRole('link').first().click();
    await expect.element(screen.getByRole('group', { name: /^11 of 24/ })).toBeVisible();
    await userEvent.keyboard('{ArrowLeft}');
    await screen.getByRole('button', { name: 'Try again' }).click();
    await expect.element(screen.getByRole('group', { name: /^10 of 24/ })).toBeVisible();
    // Both edges were near, and one press has tried both.
    await userEvent.keyboard('{End}');
    await expect.element(screen.getByRole('group', { name: /^18 of 24/ })).toBeVisible();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(screen.getByRole('group', { name: /^19 of 24/ })).toBeVisible();
  });

  test('makes room for a banner of others, and tells a tag manager what happened', async () => {
    const screen = await render(<OthersOnThePage />);
    await screen.getByRole('link', { name: 'Ridge at first light' }).click();
    const dialog = screen.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Accept' }).click();
    await expect.element(screen.getByRole('button', { name: 'Accept' })).not.toBeInTheDocument();
    await expect.element(screen.getByText(/^shown: Ridge/)).toBeInTheDocument();
    await dialog.getByRole('button', { name: 'Zoom', exact: true }).click();
    await expect.element(dialog.getByRole('button', { name: 'Zoom', exact: true, pressed: true })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    const told = screen.getByRole('list', { name: 'Told to the tag manager' }).getByRole('listitem');
    await expect.element(told.filter({ hasText: 'closed: Ridge' })).toBeVisible();
    expect(told.elements().map((line) => line.textContent.split(':')[0])).toEqual([
      'opened',
      'shown',
      'zoomed',
      'closed',
    ]);
  });

  test('sells a print, and shares, enlarges and saves the image', async () => {
    const screen = await openFirst();
    await screen.getByRole('button', { name: 'Show shop' }).click();
    await screen.getByLabelText('Size', { exact: true }).selectOptions('small');
    await screen.getByLabelText(/Baryta/).click();
    await screen.getByRole('button', { name: 'Add to cart' }).click();
    await expect.element(screen.getByText('1 item')).toBeVisible();
    await screen.getByRole('button', { name: 'Zoom', exact: true }).click();
    await expect.element(screen.getByRole('button', { name: 'Zoom', exact: true, pressed: true })).toBeVisible();
    await screen.getByRole('button', { name: 'Share' }).click();
    for (const network of ['Facebook', 'X (Twitter)', 'Pinterest', 'Tumblr'])
      await expect.element(screen.getByRole('link', { name: `Share on ${network}`, exact: true })).toBeVisible();
    await expect.element(screen.getByRole('link', { name: 'Download original image' })).toBeVisible();
  });
});
