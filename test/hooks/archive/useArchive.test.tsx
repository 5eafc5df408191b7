import { Blob as NodeBlob } from 'node:buffer';
import { act, fireEvent, render, waitFor } from '@testing-library/react-hooks';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { BrokenResponseError, HttpStatusError, InvalidResponseError, OfflineError } from '@loggia/hooks/errors';
import { useArchive, type GalleryArchive, type UseArchiveOptions } from '@loggia/hooks';
import { createStaticAlbums, createStaticBackend } from '@loggia/hooks/static';

function Part({
  archive,
  ...options
}: Pick<UseArchiveOptions, 'enabled' | 'onSaved'> & { readonly archive: GalleryArchive | undefined }) {
  const download = useArchive(archive, { query: { search: 'lake', tagIds: ['3'] }, ...options });
  return (
    <>
      {download.isOffered && <a {...download.getLinkProps()}>{download.labels.download}</a>}
      {download.status === 'loading' && <button {...download.getCancelButtonProps()} />}
      <div {...download.getStatusProps()} />
    </>
  );
}

const saved: string[] = [];
beforeEach(() => {
  saved.length = 0;
  Object.assign(URL, { createObjectURL: () => 'blob:images', revokeObjectURL: () => undefined });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this.download);
  });
});
afterEach(() => vi.unstubAllGlobals());

/** An archive whose response is controlled by the test. */
function createDeferred() {
  let resolve: (file: Blob) => void = () => undefined;
  let reject: (cause: unknown) => void = () => undefined;
  const promise = new Promise<Blob>((settle, fail) => {
    resolve = settle;
    reject = fail;
  });
  const asked: unknown[] = [];
  const signals: AbortSignal[] = [];
  const archive: GalleryArchive = {
    urlOf: ({ search }) => `/zip?search=${search}`,
    async load(query, { signal }) {
      asked.push(query);
      signals.push(signal);
      return { file: await promise, name: 'lakes.zip' };
    },
  };
  return { archive, asked, signals, resolve, reject };
}

function renderPart(archive: GalleryArchive | undefined, enabled?: boolean) {
  const view = render(<Part archive={archive} enabled={enabled} />);
  const link = () => view.queryByText('Download all images') as HTMLAnchorElement | null;
  const press = async (init?: MouseEventInit) => act(async () => fireEvent.click(link() as HTMLAnchorElement, init));
  return { ...view, link, press, message: () => view.getByRole('status').textContent };
}

describe('the archive link', () => {
  test('points to the archive of the shown images', () => {
    const { link } = renderPart(createDeferred().archive);
    expect(link()?.getAttribute('href')).toBe('/zip?search=lake');
  });

  test.each([
    ['the gallery has no archive', undefined, true],
    ['its URL is a script URL', { ...createDeferred().archive, urlOf: () => 'javascript:alert(1)' }, true],
    ['it is disabled', createDeferred().archive, false],
  ])('is not rendered if %s', (_when, archive, enabled) => {
    expect(renderPart(archive, enabled).link()).toBeNull();
  });

  test('leaves clicks with a modifier key to the browser', async () => {
    const { archive, asked } = createDeferred();
    const { press } = renderPart(archive);
    expect(await press({ ctrlKey: true })).toBe(true);
    expect(asked).toEqual([]);
  });
});

describe('an archive download', () => {
  test('requests the current search and tags once, announces its progress and saves the archive', async () => {
    const { archive, asked, resolve } = createDeferred();
    const { press, message } = renderPart(archive);
    expect(await press()).toBe(false);
    await press();
    expect(asked).toEqual([{ search: 'lake', tagIds: ['3'] }]);
    expect(message()).toBe('Preparing your download…');
    await act(async () => resolve(new Blob(['PK'])));
    expect(saved).toEqual(['lakes.zip']);
    expect(message()).toBe('The images were downloaded.');
  });

  test.each([
    [new HttpStatusError(500), 'The images could not be downloaded.'],
    [new OfflineError(), 'You are probably offline, so the images could not be downloaded.'],
    [new BrokenResponseError(), 'The connection was lost before all of the images were downloaded. Please try again.'],
    [new InvalidResponseError(), 'The images could not be downloaded because of a problem on the server.'],
    [new TypeError('odd'), 'The images could not be downloaded.'],
  ])('shows a message after %s and can be retried', async (cause, text) => {
    const { archive, asked, reject } = createDeferred();
    const { press, message } = renderPart(archive);
    await press();
    await act(async () => reject(cause));
    expect(message()).toBe(text);
    await press();
    expect(asked).toHaveLength(2);
    expect(saved).toEqual([]);
  });

  test('saves nothing after being canceled or after the component unmounts', async () => {
    const { archive, signals, resolve } = createDeferred();
    const { press, message, getByText, link, unmount } = renderPart(archive);
    await press();
    act(() => getByText('Cancel').focus());
    await act(async () => fireEvent.click(getByText('Cancel')));
    expect(message()).toBe('');
    expect(document.activeElement).toBe(link());
    await press();
    unmount();
    await act(async () => resolve(new Blob(['PK'])));
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, true]);
    expect(saved).toEqual([]);
  });
});

test('an error thrown by `onSaved` is reported without failing the archive download', async () => {
  const report = vi.fn();
  vi.stubGlobal('reportError', report);
  const mistake = new TypeError('A mistake of the caller.');
  const { archive, resolve } = createDeferred();
  const onSaved = () => {
    throw mistake;
  };
  const view = render(<Part archive={archive} onSaved={onSaved} />);
  await act(async () => fireEvent.click(view.getByText('Download all images')));
  await act(async () => resolve(new Blob(['PK'])));
  expect(view.getByRole('status').dataset['status']).toBe('saved');
  expect(report.mock.calls).toEqual([[mistake]]);
});

test('a canceled archive download that settles late does not affect the next download', async () => {
  const rejections: ((cause: unknown) => void)[] = [];
  const archive: GalleryArchive = {
    urlOf: () => '/zip',
    load: () => new Promise((_, reject) => rejections.push(reject)),
  };
  const { press, message, getByText } = renderPart(archive);
  await press();
  await act(async () => fireEvent.click(getByText('Cancel')));
  await press();
  const running = message();
  await act(async () => rejections[0]?.(new DOMException('Taken back', 'AbortError')));
  expect(running).not.toBe('');
  expect(message()).toBe(running);
  expect(getByText('Cancel')).toBeTruthy();
});

describe('a prebuilt archive', () => {
  // The Blob of jsdom cannot be read.
  beforeEach(() => vi.stubGlobal('Blob', NodeBlob));

  const answer = (body: BodyInit, status = 200) =>
    vi.stubGlobal(
      'fetch',
      vi.fn<typeof fetch>(async () => new Response(body, { status, headers: { 'content-type': 'application/zip' } })),
    );

  test('is saved under its file name', async () => {
    answer('PK\u0003\u0004…');
    const { press } = renderPart(
      createStaticBackend({ images: [], archive: { url: '/alps.zip', fileName: 'alps.zip' } }).archive,
    );
    await press();
    await waitFor(() => expect(saved).toEqual(['alps.zip']));
  });

  const NO_FILE = 'The images could not be downloaded because of a problem on the server.';
  const REFUSED = 'The images could not be downloaded.';

  test.each([
    ['an HTML page', '<html>Sorry</html>', 200, NO_FILE],
    ['the bare 0 sent for an unknown action', '0', 400, REFUSED],
    ['a server error page', '<p>There has been a critical error', 500, REFUSED],
  ])('is not saved if the response is %s', async (_what, body, status, text) => {
    answer(body, status);
    const { press, message } = renderPart(createStaticBackend({ images: [], archive: { url: '/alps.zip' } }).archive);
    await press();
    await waitFor(() => expect(message()).toBe(text));
    expect(saved).toEqual([]);
  });
});

test('a static album gallery has an archive only if one is configured', () => {
  const { albums } = createStaticAlbums({
    album: {
      id: '1',
      entries: [
        { id: '7', images: [], archive: { url: '/alps.zip' } },
        { id: '8', images: [] },
      ],
    },
  });
  const urlOf = (id: string) => albums.openGallery([{ kind: 'gallery', id, page: 1 }]).archive?.urlOf({});
  expect([urlOf('7'), urlOf('8')]).toEqual(['/alps.zip', undefined]);
});
