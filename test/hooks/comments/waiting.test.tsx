import { act } from '@testing-library/react-hooks';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { HttpStatusError } from '../../../hooks/core/errors/HttpStatusError.ts';
import { OfflineError } from '../../../hooks/core/errors/OfflineError.ts';
import { NoResponseError } from '../../../hooks/core/errors/NoResponseError.ts';
import { WAITING_TEXT_DELAY_MS } from '../../../hooks/core/shared/constants.ts';
import { renderComments } from './renderComments.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a pending comment', () => {
  const STILL_AT_WORK = 'Your comment is still being sent. Please wait.';
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

  async function renderSent() {
    const view = renderComments();
    await view.answer([]);
    view.write();
    act(() => view.comments().submit());
    return view;
  }

  test('shows a polite waiting message after a few seconds, until the response arrives', async () => {
    const view = await renderSent();
    await pass(WAITING_TEXT_DELAY_MS - 1);
    expect(view.comments()).toMatchObject({ announcement: '', isWaiting: false });
    await pass(1);
    expect(view.comments()).toMatchObject({ announcement: STILL_AT_WORK, isWaiting: true });
    expect(view.comments().getStatusProps()).toMatchObject({ role: 'status', children: STILL_AT_WORK });
    expect(view.comments().values.text).toBe('Fine light.');
    view.store.additions[0]?.resolve({ status: 'awaitingModeration' });
    await view.settle();
    expect(view.comments()).toMatchObject({
      announcement: 'Your comment is waiting for moderation.',
      isWaiting: false,
    });
  });

  test('is not sent again on Submit or on retry', async () => {
    const view = await renderSent();
    await pass(WAITING_TEXT_DELAY_MS);
    act(() => view.comments().submit());
    act(() => view.comments().submit('retry'));
    await view.settle();
    expect(view.store.additions).toHaveLength(1);
  });

  test('announces nothing for another image', async () => {
    const view = await renderSent();
    await pass(WAITING_TEXT_DELAY_MS);
    view.show('next');
    expect(view.comments()).toMatchObject({ announcement: '', isWaiting: false });
  });

  test('is still reported as pending, or as uncertain after a lost response, when the comments are remounted', async () => {
    const view = await renderSent();
    view.unmount();
    const again = renderComments({ store: view.store });
    expect(again.comments()).toMatchObject({ isSending: true, canSubmit: false, values: { text: 'Fine light.' } });
    act(() => again.comments().submit());
    expect(view.store.additions).toHaveLength(1);
    again.unmount();
    view.store.additions[0]?.reject(new NoResponseError());
    await view.settle();
    const later = renderComments({ store: view.store });
    expect(later.comments()).toMatchObject({ isSending: false, sendError: { code: 'noResponse' } });
    expect(later.comments().announcement).toMatch(/may have arrived/);
  });

  test.each([
    ['the response is missing', new NoResponseError()],
    ['a gateway times out', new HttpStatusError(504)],
    ['the server crashes', new HttpStatusError(500)],
  ])('is reported as possibly received if %s, and is not sent again automatically', async (_name, failure) => {
    const view = await renderSent();
    view.store.additions[0]?.reject(failure);
    await view.settle();
    expect(view.comments().announcement).toMatch(
      /may have arrived already\. If you send it again, it may appear twice/,
    );
    expect(view.comments().values.text).toBe('Fine light.');
    act(() => void dispatchEvent(new Event('online')));
    await pass(60_000);
    expect(view.store.additions).toHaveLength(1);
  });
});

describe('a pending deletion', () => {
  async function renderDeleting() {
    const view = renderComments();
    await view.answer(['2', '1']);
    act(() => {
      view.comments().remove('2');
      view.comments().remove('2');
    });
    return view;
  }

  test('is requested once when the button is clicked repeatedly', async () => {
    const view = await renderDeleting();
    act(() => view.comments().remove('2', 'retry'));
    expect(view.store.removals).toHaveLength(1);
  });

  test('shows a waiting message after a few seconds, in the live region and next to its comment', async () => {
    const view = await renderDeleting();
    expect(view.comments().removalText('2')).toBe('');
    await act(() => vi.advanceTimersByTimeAsync(WAITING_TEXT_DELAY_MS));
    const text = 'The comment is still being deleted. Please wait.';
    expect(view.comments().announcement).toBe(text);
    expect(view.comments().removalText('2')).toBe(text);
    expect(view.comments().removalText('1')).toBe('');
  });

  test.each([
    ['failed', new HttpStatusError(403), 'The comment could not be deleted.'],
    ['was never sent', new OfflineError(), 'The comment could not be deleted.'],
    [
      'may have succeeded',
      new NoResponseError(),
      'The server did not confirm this, so the comment may already be deleted.',
    ],
    [
      'may have succeeded despite a server error',
      new HttpStatusError(500),
      'The server did not confirm this, so the comment may already be deleted.',
    ],
  ])('reports that it %s, and is not retried automatically', async (_name, failure, text) => {
    const view = await renderDeleting();
    view.store.removals[0]?.reject(failure);
    await view.settle();
    expect(view.comments().announcement).toBe(text);
    expect(view.comments().removalText('2')).toBe(text);
    expect(view.idsOf()).toEqual(['2', '1']);
    expect(view.store.removals).toHaveLength(1);
  });
});
