import { StrictMode } from 'react';
import { act, renderHook, waitFor } from '@testing-library/react-hooks';
import { describe, expect, test, vi } from 'vitest';
import { OfflineError, RestError } from '@loggia/hooks/errors';
import { useRest, type RestResponse, type RestClient, type RestRequest, type RestResource } from '@loggia/hooks';

interface OpenQuestion {
  readonly question: RestRequest;
  answer(body: unknown): Promise<void>;
  fail(error: unknown): Promise<void>;
}

/** A client whose requests stay pending until the test settles them. */
function openClient() {
  const asked: OpenQuestion[] = [];
  const ask = vi.fn<RestClient['send']>(
    (question) =>
      new Promise<RestResponse>((resolve, reject) => {
        question.signal.addEventListener('abort', () => reject(question.signal.reason));
        asked.push({
          question,
          answer: (body) => act(async () => resolve({ body, status: 200, headers: new Headers() })),
          fail: (error) => act(async () => reject(error)),
        });
      }),
  );
  const client: RestClient = {
    send: ask,
    request: async (question, parse) => {
      const answer = await ask(question);
      return parse(answer.body, answer);
    },
  };
  const at = (index: number): OpenQuestion => {
    const open = asked.at(index);
    if (!open) throw new Error('Nothing was asked.');
    return open;
  };
  return { client, ask, at };
}

const POSTS: RestResource = { path: '/wp/v2/posts', query: { per_page: 5 } };
const PAGES: RestResource = { path: '/wp/v2/pages' };
const parse = (body: unknown): string => {
  if (typeof body !== 'string') throw new Error('no text');
  return body.toUpperCase();
};

function renderRest({ client, ...rest }: { client: RestClient; resource?: RestResource | null; enabled?: boolean }) {
  return renderHook(
    (props: { resource?: RestResource | null; enabled?: boolean }) =>
      useRest({ client, resource: POSTS, parse, ...props }),
    {
      initialProps: rest,
    },
  );
}

describe('a useRest request', () => {
  test('is loading from the first render, then ready with the parsed response', async () => {
    const { client, at } = openClient();
    const { result } = renderRest({ client });
    expect(result.current.status).toBe('loading');
    await waitFor(() => at(0));
    await at(0).answer('hills');
    expect(result.current).toMatchObject({ status: 'ready', data: 'HILLS', error: null, message: '' });
  });

  test.each([
    ['the resource is null', { resource: null }],
    ['the hook is disabled', { enabled: false }],
  ])('is not sent while %s', async (_name, props) => {
    const { client, ask } = openClient();
    const { result, rerender } = renderRest({ client, ...props });
    expect(result.current.status).toBe('idle');
    rerender({});
    await waitFor(() => expect(ask).toHaveBeenCalledOnce());
    rerender(props);
    expect(result.current).toMatchObject({ status: 'idle', data: undefined });
    await waitFor(() => expect(ask.mock.calls[0]?.[0].signal.aborted).toBe(true));
  });

  test('is not repeated if an equal resource is created on every render', async () => {
    const { client, ask, at } = openClient();
    const { rerender } = renderRest({ client });
    await waitFor(() => at(0));
    rerender({ resource: { path: '/wp/v2/posts', query: { per_page: 5 } } });
    await at(0).answer('hills');
    expect(ask).toHaveBeenCalledOnce();
  });

  test('is sent once in StrictMode, which would otherwise use up a preloaded response', async () => {
    const { client, ask, at } = openClient();
    const { result } = renderHook(() => useRest({ client, resource: POSTS, parse }), { wrapper: StrictMode });
    await waitFor(() => at(0));
    await at(0).answer('hills');
    expect([ask.mock.calls.length, result.current.data]).toEqual([1, 'HILLS']);
  });
});

describe('changing the resource of useRest', () => {
  test('aborts the previous request, clears its data, and ignores its late response', async () => {
    const { client, at } = openClient();
    const { result, rerender } = renderRest({ client });
    await waitFor(() => at(0));
    await at(0).answer('hills');
    rerender({ resource: PAGES });
    expect(result.current).toMatchObject({ status: 'loading', data: undefined });
    await waitFor(() => expect(at(1).question.path).toBe('/wp/v2/pages'));
    rerender({ resource: { path: '/wp/v2/media' } });
    await waitFor(() => expect(at(1).question.signal.aborted).toBe(true));
    await waitFor(() => at(2));
    await at(2).answer('media');
    await at(1).answer('pages');
    expect(result.current.data).toBe('MEDIA');
  });

  test('ignores a late response if the client ignores signals', async () => {
    const open: ((answer: RestResponse) => void)[] = [];
    const client = { send: () => new Promise<RestResponse>((resolve) => open.push(resolve)) } as unknown as RestClient;
    const { result, rerender } = renderRest({ client });
    await waitFor(() => expect(open).toHaveLength(1));
    rerender({ resource: PAGES });
    await waitFor(() => expect(open).toHaveLength(2));
    const answer = (body: string) => ({ body, status: 200, headers: new Headers() });
    await act(async () => open[1]?.(answer('second')));
    await act(async () => open[0]?.(answer('first')));
    expect(result.current.data).toBe('SECOND');
  });
});

describe('a failed useRest request', () => {
  test('has the server’s message, keeps earlier data, and can be retried', async () => {
    const { client, at } = openClient();
    const { result } = renderRest({ client });
    await waitFor(() => at(0));
    await at(0).answer('hills');
    act(() => result.current.retry());
    expect(result.current).toMatchObject({ status: 'loading', data: 'HILLS' });
    await waitFor(() => at(1));
    await at(1).fail(new RestError({ status: 404, restCode: 'rest_no_route', message: 'No such place.' }));
    expect(result.current).toMatchObject({ status: 'failed', data: 'HILLS', message: 'No such place.' });
    act(() => result.current.retry());
    await waitFor(() => at(2));
    await at(2).answer('again');
    expect(result.current).toMatchObject({ status: 'ready', data: 'AGAIN', message: '' });
  });

  test.each([
    [
      'a response the parser rejects',
      'The response is not a valid JSON response.',
      async (open: OpenQuestion) => open.answer(7),
    ],
    ['no network', 'You are probably offline.', async (open: OpenQuestion) => open.fail(new OfflineError())],
    ['an unexpected error', 'An unknown error occurred.', async (open: OpenQuestion) => open.fail(new TypeError('x'))],
  ])('has a readable message for %s', async (_name, message, end) => {
    const { client, at } = openClient();
    const { result } = renderRest({ client });
    await waitFor(() => at(0));
    await end(at(0));
    expect(result.current).toMatchObject({ status: 'failed', message });
  });

  test('is retried when a lost connection is restored', async () => {
    const { client, ask, at } = openClient();
    renderRest({ client });
    await waitFor(() => at(0));
    await at(0).fail(new OfflineError());
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(ask).toHaveBeenCalledTimes(2));
  });
});

describe('identical concurrent requests', () => {
  const renderPair = (client: RestClient) => [renderRest({ client }), renderRest({ client })] as const;

  test('are sent only once', async () => {
    const { client, ask, at } = openClient();
    const [first, second] = renderPair(client);
    await waitFor(() => at(0));
    await at(0).answer('hills');
    expect([first.result.current.data, second.result.current.data]).toEqual(['HILLS', 'HILLS']);
    expect(ask).toHaveBeenCalledOnce();
  });

  test('are aborted when the last component unmounts', async () => {
    const { client, at } = openClient();
    const [first, second] = renderPair(client);
    await waitFor(() => at(0));
    first.unmount();
    expect(at(0).question.signal.aborted).toBe(false);
    second.unmount();
    await waitFor(() => expect(at(0).question.signal.aborted).toBe(true));
  });

  test('fail together', async () => {
    const { client, at } = openClient();
    const [first, second] = renderPair(client);
    await waitFor(() => at(0));
    await at(0).fail(new OfflineError());
    expect([first.result.current.status, second.result.current.status]).toEqual(['failed', 'failed']);
  });

  test('are no longer deduplicated once the response has arrived', async () => {
    const { client, ask, at } = openClient();
    renderRest({ client });
    await waitFor(() => at(0));
    await at(0).answer('hills');
    renderRest({ client });
    await waitFor(() => expect(ask).toHaveBeenCalledTimes(2));
  });
});

test('abort() ends the request and keeps earlier data', async () => {
  const { client, at } = openClient();
  const { result } = renderRest({ client });
  await waitFor(() => at(0));
  act(() => result.current.abort());
  expect(result.current.status).toBe('idle');
  await waitFor(() => expect(at(0).question.signal.aborted).toBe(true));
  act(() => result.current.retry());
  await waitFor(() => at(1));
  await at(1).answer('hills');
  act(() => result.current.retry());
  act(() => result.current.abort());
  expect(result.current).toMatchObject({ status: 'ready', data: 'HILLS' });
});

test('the prop getters expose the state to assistive technology and merge custom props', async () => {
  const { client, at } = openClient();
  const { result } = renderRest({ client });
  const first = result.current;
  expect(first.getContentProps({ className: 'posts' })).toMatchObject({
    'aria-busy': true,
    className: 'posts',
    'data-status': 'loading',
  });
  expect(first.getStatusProps()).toMatchObject({ role: 'status', children: 'Loading…' });
  expect(first.getRetryButtonProps()).toMatchObject({ type: 'button', hidden: true, 'aria-label': 'Try again' });
  await waitFor(() => at(0));
  await at(0).fail(new OfflineError());
  const failed = result.current;
  expect(failed.getContentProps()['aria-busy']).toBe(false);
  expect(failed.getErrorProps()).toMatchObject({ role: 'alert', children: 'You are probably offline.' });
  expect(failed.getRetryButtonProps()['hidden']).toBe(false);
  expect([failed.retry, failed.abort]).toEqual([first.retry, first.abort]);
});
