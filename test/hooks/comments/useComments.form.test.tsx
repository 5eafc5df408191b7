import { act } from '@testing-library/react-hooks';
import type { SyntheticEvent } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { CommentRules } from '../../../hooks/data/backend/CommentStore.ts';
import { OfflineError } from '../../../hooks/core/errors/OfflineError.ts';
import { commentOf, renderComments } from './renderComments.tsx';

const EVERYTHING: CommentRules = { captchaUrl: '/captcha?i=', hasEmail: true, hasPrivacyPolicy: true };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a comment', () => {
  test('is sent as entered, with the rules that were shown', async () => {
    const view = renderComments();
    await view.answer([], EVERYTHING);
    view.write();
    act(() => view.comments().setValue('email', 'ann@example.test'));
    act(() => view.comments().setValue('captcha', 'ab12cd'));
    act(() => view.comments().acceptPrivacyPolicy(true));
    await view.submit();
    expect(view.store.additions[0]).toMatchObject({
      imageId: '1',
      comment: {
        name: 'Ann',
        email: 'ann@example.test',
        text: 'Fine light.',
        captcha: 'ab12cd',
        hasAcceptedPrivacyPolicy: true,
        rules: EVERYTHING,
      },
    });
  });

  test('is sent once when Submit is clicked repeatedly', async () => {
    const view = renderComments();
    await view.answer([]);
    view.write();
    act(() => {
      view.comments().submit();
      view.comments().submit();
    });
    await view.submit();
    expect(view.store.additions).toHaveLength(1);
    expect(view.comments()).toMatchObject({ isSending: true, canSubmit: false });
  });

  test('appears in the list once published, clears its text and calls `onSubmitted`', async () => {
    const onSubmitted = vi.fn();
    const view = renderComments({ onSubmitted });
    await view.answer(['1']);
    view.write();
    await view.submit();
    view.store.additions[0]?.resolve({ status: 'published', comments: [commentOf('2'), commentOf('1')] });
    await view.settle();
    expect(view.idsOf()).toEqual(['2', '1']);
    expect(view.comments().values).toMatchObject({ text: '', name: 'Ann' });
    expect(onSubmitted.mock.calls).toEqual([['published', expect.objectContaining({ id: '1' })]]);
    expect(view.comments()).toMatchObject({ notice: 'published', announcement: 'Your comment was added.', count: 2 });
  });

  test('announces that it awaits moderation and leaves the list unchanged', async () => {
    const view = renderComments();
    await view.answer(['1']);
    view.write();
    await view.submit();
    view.store.additions[0]?.resolve({ status: 'awaitingModeration' });
    await view.settle();
    expect(view.idsOf()).toEqual(['1']);
    expect(view.comments().values.text).toBe('');
    expect(view.comments().announcement).toBe('Your comment is waiting for moderation.');
  });

  test('keeps its text when refused, and shows each error until the field is edited', async () => {
    const onSubmitted = vi.fn();
    const view = renderComments({ onSubmitted });
    await view.answer([]);
    view.write();
    await view.submit();
    view.store.additions[0]?.resolve({ status: 'refused', errors: { text: 'Too rude.', name: 'No name.' } });
    await view.settle();
    expect(view.comments().values.text).toBe('Fine light.');
    expect(onSubmitted).not.toHaveBeenCalled();
    expect(view.comments().errors).toEqual({ text: 'Too rude.', name: 'No name.' });
    act(() => view.comments().setValue('text', 'Finer light.'));
    expect(view.comments().errors.text).toBeUndefined();
    expect(view.comments().errors.name).toBe('No name.');
  });

  test('is kept after a failed request and can be sent again', async () => {
    const view = renderComments();
    await view.answer([], EVERYTHING);
    view.write();
    act(() => view.comments().setValue('email', 'ann@example.test'));
    act(() => view.comments().setValue('captcha', 'ab12cd'));
    act(() => view.comments().acceptPrivacyPolicy(true));
    await view.submit();
    view.store.additions[0]?.reject(new OfflineError());
    await view.settle();
    expect(view.comments().sendError?.code).toBe('offline');
    expect(view.comments().announcement).toBe('Your comment could not be sent. Your text is still in the form.');
    expect(view.comments().values).toMatchObject({ text: 'Fine light.', captcha: 'ab12cd' });
    act(() => view.comments().submit('retry'));
    expect(view.store.additions).toHaveLength(2);
    expect(view.store.additions[1]?.comment).toEqual(view.store.additions[0]?.comment);
  });

  test('is not sent while required fields are empty', async () => {
    const alert = vi.fn<(message: string, field: string) => void>();
    const view = renderComments({ alert });
    await view.answer([], EVERYTHING);
    await view.submit();
    expect(view.store.additions).toHaveLength(0);
    expect(Object.keys(view.comments().errors)).toEqual(['name', 'email', 'text', 'captcha', 'privacyPolicy']);
    expect(alert).toHaveBeenCalledExactlyOnceWith('Name field is required.', 'name');
  });

  test('reports empty required fields in a browser alert with `alertFailures`, unless `alert` is given', async () => {
    const own = vi.spyOn(window, 'alert').mockImplementation(() => undefined);
    const view = renderComments({ alertFailures: true });
    await view.answer([], EVERYTHING);
    await view.submit();
    expect(own).toHaveBeenCalledExactlyOnceWith('Name field is required.');
    const alert = vi.fn<(message: string, field: string) => void>();
    const other = renderComments({ alertFailures: true, alert });
    await other.answer([], EVERYTHING);
    await other.submit();
    expect([alert.mock.calls.length, own.mock.calls.length]).toEqual([1, 1]);
    own.mockRestore();
  });

  test('can be canceled in `onSubmit`, which receives the reason', async () => {
    const reasons: string[] = [];
    const view = renderComments({
      onSubmit(_comment, details) {
        reasons.push(details.reason);
        details.cancel();
      },
    });
    await view.answer([]);
    view.write();
    await view.submit();
    expect(reasons).toEqual(['imperative']);
    expect(view.store.additions).toHaveLength(0);
    expect(view.comments().values.text).toBe('Fine light.');
  });

  test('is not aborted on unmount', async () => {
    const view = renderComments();
    await view.answer([]);
    view.write();
    await view.submit();
    view.unmount();
    expect(view.store.additions[0]?.signal.aborted).toBe(false);
  });
});

describe('a response to a comment', () => {
  test('refreshes the captcha, unchecks the privacy policy and disables Submit', async () => {
    const view = renderComments();
    await view.answer([], EVERYTHING);
    const first = view.comments().captchaUrl;
    expect(first).toMatch(/^\/captcha\?i=&r=\d{1,2}$/);
    expect(view.comments().canSubmit).toBe(false);
    act(() => view.comments().acceptPrivacyPolicy(true));
    expect(view.comments().canSubmit).toBe(true);
    view.write();
    act(() => view.comments().setValue('email', 'ann@example.test'));
    act(() => view.comments().setValue('captcha', 'wrong!'));
    await view.submit();
    view.store.additions[0]?.resolve({ status: 'refused', errors: { captcha: 'Incorrect Security code.' } });
    await view.settle();
    expect(view.comments()).toMatchObject({
      canSubmit: false,
      values: { captcha: '', hasAcceptedPrivacyPolicy: false },
    });
    expect(view.comments().captchaUrl).not.toBe(first);
  });
});

describe('a captcha image that fails to load', () => {
  async function renderBroken() {
    const view = renderComments();
    await view.answer([], EVERYTHING);
    const { comments } = view;
    const breakPicture = () =>
      act(() =>
        comments()
          .getCaptchaImageProps()
          .onError?.({} as SyntheticEvent<HTMLImageElement>),
      );
    breakPicture();
    return { comments, breakPicture };
  }

  test('is hidden and replaced by an announced message', async () => {
    const { comments } = await renderBroken();
    expect(comments().hasCaptchaFailed).toBe(true);
    expect(comments().getCaptchaImageProps().hidden).toBe(true);
    expect(comments().getCaptchaStatusProps()).toMatchObject({
      role: 'status',
      children: 'The image could not be loaded.',
    });
  });

  test('clears its message on refresh and shows the message again on the next failure', async () => {
    const { comments, breakPicture } = await renderBroken();
    act(() => comments().refreshCaptcha());
    expect(comments().hasCaptchaFailed).toBe(false);
    expect(comments().getCaptchaStatusProps().children).toBe('');
    breakPicture();
    expect(comments().hasCaptchaFailed).toBe(true);
  });

  test('is loaded again when the device is back online', async () => {
    const { comments } = await renderBroken();
    act(() => void dispatchEvent(new Event('online')));
    expect(comments().getCaptchaImageProps().hidden).toBe(false);
  });
});

describe('a comment draft', () => {
  test('is kept for each image and restored when the user returns to the image', async () => {
    const view = renderComments();
    await view.answer([]);
    view.write('About the first');
    view.show('next');
    expect(view.comments().values).toMatchObject({ text: '', name: 'Ann' });
    await view.answer([]);
    view.show('previous');
    expect(view.comments().values.text).toBe('About the first');
  });

  test('is kept when the comments close or unmount', async () => {
    const view = renderComments();
    await view.answer([]);
    view.write('Half a thought');
    view.rerender({ isOpen: false });
    view.rerender({ isOpen: true });
    expect(view.comments().values.text).toBe('Half a thought');
    view.unmount();
    const again = renderComments({ store: view.store });
    expect(again.comments().values).toMatchObject({ text: 'Half a thought', name: 'Ann' });
  });

  test('is not shared between stores', () => {
    const view = renderComments();
    view.write('Mine');
    expect(renderComments().comments().values.text).toBe('');
  });

  test('is not cleared if it was edited while being sent', async () => {
    const view = renderComments();
    await view.answer([]);
    view.write('One');
    await view.submit();
    act(() => view.comments().setValue('text', 'One and two'));
    view.store.additions[0]?.resolve({ status: 'published', comments: [] });
    await view.settle();
    expect(view.comments().values.text).toBe('One and two');
  });
});

describe('a logged-in user', () => {
  test('can edit the email address but not the name', async () => {
    const view = renderComments();
    await view.answer([], { hasEmail: true, fixedName: 'admin', knownEmail: 'admin@example.test' });
    expect(view.comments().values).toMatchObject({ name: 'admin', email: 'admin@example.test' });
    act(() => view.comments().setValue('email', ''));
    expect(view.comments().values.email).toBe('');
  });
});
