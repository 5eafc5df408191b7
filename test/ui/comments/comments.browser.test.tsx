import { userEvent } from 'vitest/browser';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { HttpStatusError, NoResponseError } from '@loggia/hooks/errors';
import type { CommentRules, ImageComment } from '@loggia/hooks';
import { CommentPanel, KitProvider, type KitOptions } from '@loggia/ui';
import '@loggia/ui/styles.css';
import { expectAccessible } from '../../helpers/expectAccessible.ts';
import { expectCaptchaFailed } from '../../helpers/expectCaptchaFailed.ts';
import { createFakeCommentStore } from '../../helpers/createFakeCommentStore.ts';

/** Longer than the panel waits before it shows a message. */
const WAITING_MS = 5000;
const IMAGE = { id: '1', url: '/1.jpg' };

const comment = (id: string, own: Partial<ImageComment> = {}): ImageComment => ({
  id,
  author: `Author ${id}`,
  text: `Text ${id}`,
  canDelete: true,
  ...own,
});

async function renderPanel(comments: readonly ImageComment[] = [], rules: CommentRules = {}, kit: KitOptions = {}) {
  const store = createFakeCommentStore();
  const screen = await render(
    <main>
      <KitProvider {...kit}>
        <CommentPanel lightbox={{ image: IMAGE }} store={store} />
      </KitProvider>
      <button type="button">Elsewhere</button>
    </main>,
  );
  await expect.poll(() => store.loads.length).toBe(1);
  store.loads[0]?.resolve({ comments, rules });
  const submit = screen.getByRole('button', { name: 'Submit' });
  await expect.element(submit).toBeVisible();
  const field = (name: string) => screen.getByRole('textbox', { name, exact: true });
  return { store, screen, submit, field };
}

describe('the comment form', () => {
  test('labels every field, and passes axe', async () => {
    const { screen, field } = await renderPanel([comment('1')], {
      hasEmail: true,
      captchaUrl: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=#',
      hasPrivacyPolicy: true,
      privacyPolicyUrl: '/privacy/',
      isModerated: true,
    });
    for (const name of ['Name', 'Email', 'Comment', 'Verification code'])
      await expect.element(field(name)).toBeVisible();
    await expect.element(screen.getByRole('checkbox', { name: /privacy policy/ })).toBeVisible();
    await expect.element(screen.getByRole('form', { name: 'Add a comment' })).toBeVisible();
    await expect.element(screen.getByRole('list', { name: 'Comments' })).toBeVisible();
    await expectAccessible(screen.container);
  });

  test('shows an error next to the reload button if the captcha image fails to load', async () => {
    const { screen } = await renderPanel([], { captchaUrl: '/no-such-captcha?i=' });
    const { words, button } = await expectCaptchaFailed(screen);
    await button.click();
    await expect.element(words).toBeVisible();
    await expectAccessible(screen.container);
  });

  test('also shows errors in an alert if alertFailures is set', async () => {
    const alert = vi.spyOn(window, 'alert').mockReturnValue();
    const { submit, field } = await renderPanel([], {}, { alertFailures: true });
    await submit.click();
    await expect.element(field('Name')).toHaveFocus();
    expect(alert.mock.calls).toEqual([['Name field is required.']]);
    alert.mockRestore();
  });

  test('can be filled in and submitted with the keyboard', async () => {
    const { store, field } = await renderPanel();
    await field('Name').click();
    await userEvent.keyboard('Ann{Tab}Fine light.{Tab}{Enter}');
    await expect.poll(() => store.additions.length).toBe(1);
    expect(store.additions[0]?.comment).toMatchObject({ name: 'Ann', text: 'Fine light.' });
  });

  test('shows each error next to its field, and focuses the first invalid field', async () => {
    const { submit, field } = await renderPanel([], { hasEmail: true });
    await field('Name').fill('Ann');
    await field('Email').fill('bad');
    await submit.click();
    await expect.element(field('Email')).toHaveFocus();
    await expect.element(field('Email')).toHaveAccessibleDescription('This is not a valid email address.');
    await expect.element(field('Email')).toHaveAttribute('aria-invalid', 'true');
    await expect.element(field('Comment')).toHaveAccessibleDescription('Comment field is required.');
    await expect.element(field('Name')).not.toHaveAttribute('aria-invalid');
    const red = getComputedStyle(field('Email').element()).borderTopColor;
    expect(red).not.toBe(getComputedStyle(field('Name').element()).borderTopColor);
    await userEvent.keyboard('@x.y');
    await expect.element(field('Email')).not.toHaveAttribute('aria-invalid');
  });

  test('focuses the field rejected by the server unless the user has moved focus', async () => {
    const { store, submit, field, screen } = await renderPanel();
    await field('Name').fill('Ann');
    await field('Comment').fill('Rude.');
    await submit.click();
    await expect.poll(() => store.additions.length).toBe(1);
    store.additions[0]?.resolve({ status: 'refused', errors: { text: 'Too rude.' } });
    await expect.element(field('Comment')).toHaveFocus();
    await expect.element(field('Comment')).toHaveAccessibleDescription('Too rude.');

    await submit.click();
    await expect.poll(() => store.additions.length).toBe(2);
    const elsewhere = screen.getByRole('button', { name: 'Elsewhere' });
    await elsewhere.click();
    store.additions[1]?.resolve({ status: 'refused', errors: { text: 'Still rude.' } });
    await expect.element(screen.getByText('Still rude.')).toBeVisible();
    await expect.element(elsewhere).toHaveFocus();
  });

  test('can only be submitted once the privacy policy is accepted, and keeps focus on the button', async () => {
    const { store, submit, screen, field } = await renderPanel([], { hasPrivacyPolicy: true });
    await expect.element(submit).toHaveAttribute('aria-disabled', 'true');
    await field('Name').fill('Ann');
    await field('Comment').fill('Fine.');
    await screen.getByRole('checkbox').click();
    await expect.element(submit).not.toHaveAttribute('aria-disabled');
    await submit.click();
    await expect.poll(() => store.additions.length).toBe(1);
    store.additions[0]?.resolve({ status: 'published', comments: [comment('9')] });
    await expect.element(screen.getByRole('status')).toHaveTextContent('Your comment was added.');
    await expect.element(screen.getByRole('checkbox')).not.toBeChecked();
    await expect.element(submit).toHaveFocus();
    await expect.element(field('Comment')).toHaveValue('');
  });

  test('reports a failed request, and resends the comment on retry', async () => {
    const { store, submit, screen, field } = await renderPanel();
    await field('Name').fill('Ann');
    await field('Comment').fill('Fine.');
    await submit.click();
    await expect.poll(() => store.additions.length).toBe(1);
    store.additions[0]?.reject(new HttpStatusError(500));
    await expect.element(screen.getByRole('status')).toHaveTextContent('may have arrived');
    await expect.element(field('Comment')).toHaveValue('Fine.');
    await screen.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => store.additions[1]?.comment?.text).toBe('Fine.');
    await expect.element(screen.getByRole('button', { name: 'Sending…' })).toHaveFocus();
  });
});

describe('the comment list', () => {
  test('renders HTML in a comment as text', async () => {
    const text = '<img src=x onerror="document.title=1"><script>document.title=2</script>';
    const { screen } = await renderPanel([comment('1', { author: '<b>Eve</b>', text })]);
    await expect.element(screen.getByText(text)).toBeVisible();
    expect(screen.container.querySelector('li img, li script, li b')).toBeNull();
  });

  test('keeps focus in the list when a comment is deleted', async () => {
    const { store, screen } = await renderPanel([comment('1'), comment('2')]);
    await screen.getByRole('button', { name: 'Delete the comment by Author 1' }).click();
    store.removals[0]?.resolve();
    await expect.element(screen.getByText('Text 1')).not.toBeInTheDocument();
    await expect.element(screen.getByRole('button', { name: 'Delete the comment by Author 2' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => store.removals.length).toBe(2);
    store.removals[1]?.resolve();
    await expect.element(screen.getByRole('heading', { name: 'No comments yet' })).toBeVisible();
    await expect.element(screen.getByRole('textbox', { name: 'Comment', exact: true })).toHaveFocus();
  });

  test('shows an error next to a comment that cannot be deleted, and retries the request', async () => {
    const { store, screen } = await renderPanel([comment('1')]);
    await screen.getByRole('button', { name: 'Delete the comment by Author 1' }).click();
    store.removals[0]?.reject(new HttpStatusError(403));
    const item = screen.getByRole('listitem');
    await expect.element(item).toHaveTextContent('The comment could not be deleted.');
    await item.getByRole('button', { name: 'Try again to delete the comment by Author 1' }).click();
    await expect.poll(() => store.removals.length).toBe(2);
    await expect.element(item.getByRole('button', { name: 'Delete the comment by Author 1' })).toHaveFocus();
  });

  test('moves focus to the status message while comments are reloaded', async () => {
    const store = createFakeCommentStore();
    const screen = await render(<CommentPanel lightbox={{ image: IMAGE }} store={store} />);
    await expect.poll(() => store.loads.length).toBe(1);
    store.loads[0]?.reject(new HttpStatusError(500));
    const again = screen.getByRole('button', { name: 'Load again' });
    await expect.element(again).toBeVisible();
    await userEvent.tab();
    await expect.element(again).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => store.loads.length).toBe(2);
    await expect.element(again).not.toBeInTheDocument();
    await expect.element(screen.getByRole('status')).toHaveFocus();
    store.loads[1]?.reject(new HttpStatusError(500));
    await expect.element(again).toBeVisible();
    await userEvent.tab();
    await expect.element(again).toHaveFocus();
  });

  test('has no delete button if the user may not delete the comment', async () => {
    const { screen } = await renderPanel([comment('1', { canDelete: false })]);
    expect(screen.getByRole('button', { name: /Delete/ }).query()).toBeNull();
  });
});

describe('a slow comment server', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  async function renderLoaded() {
    const store = createFakeCommentStore();
    const panel = <CommentPanel lightbox={{ image: IMAGE }} store={store} />;
    const screen = await render(<main>{panel}</main>);
    vi.advanceTimersByTime(WAITING_MS);
    await expect.poll(() => store.loads.length).toBe(1);
    store.loads[0]?.resolve({ comments: [comment('1')], rules: {} });
    await expect.element(screen.getByRole('button', { name: 'Submit' })).toBeVisible();
    return { store, screen, panel };
  }

  test('shows a waiting message, and blocks duplicate requests even after the panel is remounted', async () => {
    const { store, screen, panel } = await renderLoaded();
    const field = (name: string) => screen.getByRole('textbox', { name, exact: true });
    await field('Name').fill('Ann');
    await field('Comment').fill('Fine.');
    await screen.getByRole('button', { name: 'Submit' }).click();
    const sending = screen.getByRole('button', { name: 'Sending…' });
    await expect.element(sending).toBeVisible();
    vi.advanceTimersByTime(WAITING_MS);
    await expect.element(screen.getByText('Your comment is still being sent. Please wait.')).toBeVisible();
    await sending.click({ force: true });
    await screen.rerender(<main />);
    await screen.rerender(<main>{panel}</main>);
    vi.advanceTimersByTime(WAITING_MS);
    await expect.poll(() => store.loads.length).toBe(2);
    store.loads[1]?.resolve({ comments: [], rules: {} });
    await sending.click({ force: true });
    expect(store.additions).toHaveLength(1);
    store.additions[0]?.reject(new NoResponseError());
    await expect.element(screen.getByRole('status')).toHaveTextContent('may have arrived');
    await expect.element(field('Comment')).toHaveValue('Fine.');
    vi.useRealTimers();
    await expectAccessible(screen.container);
  });

  test('shows a waiting message while deleting, and warns after a timeout that the comment may already be deleted', async () => {
    const { store, screen } = await renderLoaded();
    const item = screen.getByRole('listitem');
    await item.getByRole('button', { name: 'Delete the comment by Author 1' }).click();
    await expect.poll(() => store.removals.length).toBe(1);
    vi.advanceTimersByTime(WAITING_MS);
    await expect.element(item).toHaveTextContent('The comment is still being deleted. Please wait.');
    expect(item.getByRole('button', { name: /Try again/ }).elements()).toHaveLength(0);
    store.removals[0]?.reject(new HttpStatusError(504));
    await expect.element(item).toHaveTextContent('the comment may already be deleted.');
    await expect.element(item.getByRole('button', { name: /Try again/ })).toBeVisible();
  });
});
