import { act, fireEvent } from '@testing-library/react-hooks';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { HttpStatusError, OfflineError, NoResponseError } from '@loggia/hooks/errors';
import { WAITING_TEXT_DELAY_MS } from '../../../hooks/core/shared/constants.ts';
import { fresh, message, now, renderStars, settle, star } from './renderStars.tsx';

const STILL_AT_WORK = 'Your rating is still being saved. Please wait.';
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a pending vote', () => {
  test('is announced politely as still being saved after a few seconds, until the response arrives', async () => {
    const { store } = renderStars();
    fireEvent.click(star(4));
    await pass(WAITING_TEXT_DELAY_MS - 1);
    expect(now().statusText).toBe('');
    await pass(1);
    expect(now().statusText).toBe(STILL_AT_WORK);
    expect(now().getStatusProps()).toMatchObject({ role: 'status', children: STILL_AT_WORK });
    expect(message()).toBe('');
    await settle(() => store.answer(0, { average: 3.2, count: 5, own: 4 }));
    expect(now()).toMatchObject({ status: 'rated', statusText: '' });
  });

  test('is not sent again when the user clicks again', async () => {
    const { store } = renderStars();
    fireEvent.click(star(4));
    await pass(WAITING_TEXT_DELAY_MS);
    fireEvent.click(star(2));
    act(() => now().retry());
    expect(store.votes()).toEqual(['1: 4']);
  });

  test('shows no message for another image', async () => {
    const { show } = renderStars();
    fireEvent.click(star(4));
    await pass(WAITING_TEXT_DELAY_MS);
    show(fresh);
    expect(now().statusText).toBe('');
  });
});

describe('a failed vote', () => {
  test.each([
    ['no response', new NoResponseError(), true],
    ['a gateway timeout', new HttpStatusError(504), true],
    ['a server error', new HttpStatusError(500), true],
    ['a refusal', new HttpStatusError(403), false],
    ['a lost connection', new OfflineError(), false],
  ])('shows after %s whether it may have been saved, and is not resent automatically', async (_name, error, mayBe) => {
    const { store } = renderStars();
    fireEvent.click(star(4));
    await settle(() => store.refuse(0, error));
    expect(message()?.includes('may have been saved already')).toBe(mayBe);
    act(() => void dispatchEvent(new Event('online')));
    await pass(60_000);
    expect(store.votes()).toEqual(['1: 4']);
  });
});
