import { afterEach, describe, expect, test } from 'vitest';
import { userEvent, type Locator } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectAccessible } from '../helpers/expectAccessible.ts';
import {
  Default,
  GuardedComments,
  ImageFailure,
  ListFailure,
  LoadMore,
  OtherPositions,
  OthersOnThePage,
  PopUp,
} from '../../playground/stories/bareLightbox.stories.tsx';

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

describe('the hooks-only lightbox story', () => {
  test('uses no class names of the kit and is accessible', async () => {
    const screen = await openFirst();
    const classes = [...screen.container.querySelectorAll('[class*="loggia"]')];
    expect(classes.map((element) => element.className)).toEqual([]);
    await expectAccessible(screen.container);
  });

  test('supports keyboard navigation, the slideshow and Escape', async () => {
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

  test('saves a rating and a comment', async () => {
    const screen = await openFirst();
    await screen.getByRole('radio', { name: '4 of 5 stars' }).click();
    await expect.element(screen.getByText('You have already rated.')).toBeVisible();
    await screen.getByRole('button', { name: 'Show comments' }).click();
    await screen.getByLabelText('Name').fill('Ada');
    await screen.getByRole('textbox', { name: 'Comment' }).fill('By hooks alone.');
    await screen.getByRole('button', { name: 'Submit' }).click();
    await expect.element(screen.getByRole('listitem').filter({ hasText: 'By hooks alone.' })).toBeVisible();
  });

  test('sends a comment with a captcha and privacy consent after a retry, and deletes it', async () => {
    const screen = await render(<GuardedComments />);
    await screen.getByRole('link', { name: 'Ridge at first light' }).click();
    await screen.getByRole('button', { name: 'Show comments' }).click();
    await screen.getByLabelText('Name').fill('Ada');
    await screen.getByLabelText('Email').fill('ada@example.org');
    await screen.getByRole('textbox', { name: 'Comment' }).fill('Kept until it is sent.');
    const captcha = screen.getByAltText('Image of the characters to type');
    const before = captcha.element().getAttribute('src');
    await screen.getByRole('button', { name: 'Show another image' }).click();
    await expect.poll(() => captcha.element().getAttribute('src')).not.toBe(before);
    await screen.getByLabelText('Verification code').fill('abc');
    await screen.getByRole('checkbox', { name: /privacy policy/ }).click();
    await screen.getByRole('button', { name: 'Submit' }).click();
    await screen.getByRole('button', { name: 'Try again' }).click();
    const added = screen.getByRole('listitem').filter({ hasText: 'Kept until it is sent.' });
    await expect.element(added).toBeVisible();
    await added.getByRole('button', { name: 'Delete the comment by Ada' }).click();
    await expect.element(added).not.toBeInTheDocument();
  });

  test('offers to retry or cancel a rating that failed to save', async () => {
    const screen = await render(<ImageFailure />);
    await screen.getByRole('link', { name: 'Ridge at first light' }).click();
    await screen.getByRole('radio', { name: '4 of 5 stars' }).click();
    await expect.element(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
    await screen.getByRole('button', { name: 'Cancel your rating.' }).click();
    await expect.element(screen.getByText('Not rated yet.')).toBeVisible();
  });

  test('shows progress while the image list loads, and offers a retry if loading fails', async () => {
    const screen = await render(<ListFailure />);
    await screen.getByRole('link', { name: 'Ridge at first light' }).click();
    await expect.element(screen.getByRole('progressbar')).toBeVisible();
    await expect.element(screen.getByRole('alert')).toHaveTextContent('The images could not be loaded.');
    await screen.getByRole('button', { name: 'Try again' }).click();
    await expect.element(screen.getByRole('group', { name: /^1 of 24/ })).toBeVisible();
  });

  test('links to an image that failed to load', async () => {
    const screen = await render(<ImageFailure />);
    await screen.getByRole('link', { name: 'Ridge at first light' }).click();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(screen.getByRole('link', { name: 'Open the image' }).first()).toBeVisible();
  });

  test('adds a download to the cart and links to the checkout page with a POST form', async () => {
    const screen = await render(<Default />);
    await screen.getByRole('link').nth(2).click();
    await screen.getByRole('button', { name: 'Show shop' }).click();
    await screen.getByRole('tab', { name: 'Downloads' }).click();
    await screen.getByRole('button', { name: 'Add to cart' }).click();
    await expect.element(screen.getByText('You must select at least one item.')).toBeVisible();
    await screen.getByRole('checkbox', { name: 'Choose For a magazine' }).click();
    await expect.element(screen.getByText('Total $ 19.99')).toBeVisible();
    await screen.getByRole('button', { name: 'Add to cart' }).click();
    await expect.element(screen.getByText('1 item')).toBeVisible();
    const form = screen.getByRole('button', { name: 'View cart' }).element().closest('form');
    expect([form?.method, form?.action]).toEqual(['post', `${location.origin}/checkout/`]);
    await expectAccessible(screen.container);
  });

  test('shows a consent button for a YouTube video, plays a video file, and links to an unsupported item', async () => {
    const screen = await render(<Default />);
    await screen.getByRole('link').nth(3).click();
    await expect.element(screen.getByRole('group', { name: /^4 of 24/ })).toBeVisible();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(screen.getByRole('button', { name: 'Load from YouTube', exact: true })).toBeVisible();
    expect(screen.container.querySelector('iframe')).toBeNull();
    await expect
      .poll(() => screen.container.querySelector('[data-role="current"] [data-blocked] img[src][alt]'))
      .not.toBeNull();
    await userEvent.keyboard('{ArrowRight}');
    await expect.poll(() => screen.container.querySelector('[data-role="current"] video')).not.toBeNull();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(screen.getByText('This item cannot be shown here.')).toBeVisible();
    await expect.element(screen.getByRole('link', { name: 'Open the original page' })).toBeVisible();
  });

  test('positions the control bar, filmstrip, rating, hits, info and sidebar as configured', async () => {
    const screen = await render(<OtherPositions />);
    await screen.getByRole('link', { name: 'Ridge at first light' }).click();
    const slide = screen.getByRole('group', { name: /^1 of 24/ });
    await expect.element(slide).toBeVisible();
    await screen.getByRole('button', { name: 'Show comments' }).click();
    await expect.element(screen.getByRole('button', { name: 'Submit' })).toBeVisible();
    const place = (locator: Locator) => locator.element().getBoundingClientRect();
    const room = place(slide);
    const middle = (room.top + room.bottom) / 2;
    expect(place(screen.getByRole('group', { name: 'Controls' })).bottom).toBeLessThanOrEqual(room.top);
    expect(place(screen.getByRole('list', { name: 'Thumbnails' })).right).toBeLessThanOrEqual(room.left);
    expect(place(screen.getByRole('button', { name: 'Submit' })).left).toBeGreaterThanOrEqual(room.right);
    expect(place(screen.getByRole('radio', { name: '1 of 5 stars' })).top).toBeGreaterThan(middle);
    expect(place(screen.getByText(/^Hits: /)).bottom).toBeLessThan(middle);
    const info = screen.getByRole('region', { name: 'About this image' });
    await expect.element(info).toBeVisible();
    expect(place(info).bottom).toBeLessThan(middle);
    expect(Math.abs(place(info).right - room.right)).toBeLessThan(1);
  });

  test('shows an image watermark with a link', async () => {
    const screen = await render(<PopUp />);
    await screen.getByRole('link', { name: 'Ridge at first light' }).click();
    await expect
      .element(screen.getByRole('link', { name: 'About this image' }))
      .toHaveAttribute('href', 'https://example.org/');
  });

  test('loads previous and next images after a retry', async () => {
    const screen = await render(<LoadMore />);
    await screen.getByRole('link').first().click();
    await expect.element(screen.getByRole('group', { name: /^11 of 24/ })).toBeVisible();
    await userEvent.keyboard('{ArrowLeft}');
    await screen.getByRole('button', { name: 'Try again' }).click();
    await expect.element(screen.getByRole('group', { name: /^10 of 24/ })).toBeVisible();
    // Both ends were near, so a single click retried both.
    await userEvent.keyboard('{End}');
    await expect.element(screen.getByRole('group', { name: /^18 of 24/ })).toBeVisible();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(screen.getByRole('group', { name: /^19 of 24/ })).toBeVisible();
  });

  test('keeps a third-party banner usable and reports analytics events', async () => {
    const screen = await render(<OthersOnThePage />);
    await screen.getByRole('link', { name: 'Ridge at first light' }).click();
    const dialog = screen.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Accept' }).click();
    await expect.element(screen.getByRole('button', { name: 'Accept' })).not.toBeInTheDocument();
    await expect.element(screen.getByText(/^shown: Ridge/)).toBeInTheDocument();
    await dialog.getByRole('button', { name: 'Zoom', exact: true }).click();
    await expect.element(dialog.getByRole('button', { name: 'Zoom', exact: true, pressed: true })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    const told = screen.getByRole('list', { name: 'Events for the tag manager' }).getByRole('listitem');
    await expect.element(told.filter({ hasText: 'closed: Ridge' })).toBeVisible();
    expect(told.elements().map((line) => line.textContent.split(':')[0])).toEqual([
      'opened',
      'shown',
      'zoomed',
      'closed',
    ]);
  });

  test('adds a print to the cart, zooms, and shows share and download links', async () => {
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
