import { act, fireEvent, render, screen } from '@testing-library/react-hooks';
import { StrictMode } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { BrokenResponseError, InvalidResponseError, OfflineError } from '@loggia/hooks/errors';
import type { PhotoImportResponse, PhotoImporter, UsePhotoImportOptions } from '@loggia/hooks';
import { PhotoImport } from '@loggia/ui';
import { importedPhoto as photo } from '../../fixtures/importedPhoto.ts';

const TOKEN = 'IGQ-very-secret-token';

const load = vi.fn<PhotoImporter['load']>();
const addPhoto = vi.fn<UsePhotoImportOptions['addPhoto']>();
const onFinish = vi.fn();
beforeEach(() => {
  load.mockReset();
  addPhoto.mockReset();
  onFinish.mockReset();
});

const settle = () => act(async () => new Promise((resolve) => setTimeout(resolve)));
const input = (label: string) => screen.getByLabelText(label) as HTMLInputElement;
const type = (label: string, value: string) => fireEvent.change(input(label), { target: { value } });
const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await settle();
};
const message = () => screen.getByRole('status').textContent;

function renderImport(answer: PhotoImportResponse | Error, own: Partial<UsePhotoImportOptions> = {}) {
  if (answer instanceof Error) load.mockRejectedValue(answer);
  else load.mockResolvedValue(answer);
  const options = { importer: { load }, addPhoto, onFinish, ...own };
  const view = render(<PhotoImport {...options} />, { wrapper: StrictMode });
  type('Account', 'hills');
  type('Access token', TOKEN);
  type('Number of photos', '3');
  return view;
}

const PHOTOS: PhotoImportResponse = { type: 'photos', photos: [photo('a'), null, photo('b'), photo('c')] };

describe('imported photos', () => {
  test('are added from last to first, skipping unusable items', async () => {
    renderImport(PHOTOS);
    fireEvent.click(input('Import whole posts, not only their images'));
    fireEvent.change(screen.getByLabelText('When this account is imported again'), { target: { value: 'replace' } });
    await press('Import');
    expect(load.mock.calls[0]?.[0]).toEqual({
      user: 'hills',
      accessToken: TOKEN,
      isWholePost: true,
      imageCount: 3,
      update: 'replace',
    });
    const added = addPhoto.mock.calls.map(([{ code }, { index, isFirst, update }]) => [code, index, isFirst, update]);
    expect(added).toEqual([
      ['c', 2, true, 'replace'],
      ['b', 1, false, 'replace'],
      ['a', 0, false, 'replace'],
    ]);
    expect(message()).toBe('Photos added: 3. Skipped: 1.');
    expect(onFinish.mock.calls).toEqual([[{ addedCount: 3, skippedCount: 1 }]]);
  });

  test('are added one at a time, with their progress shown', async () => {
    const finishers: (() => void)[] = [];
    renderImport(PHOTOS, { addPhoto: () => new Promise((resolve) => finishers.push(resolve)) });
    await press('Import');
    expect([finishers.length, message()]).toEqual([1, 'Adding photos: 0 of 3.']);
    finishers[0]?.();
    await settle();
    const bar = screen.getByRole('progressbar') as HTMLProgressElement;
    expect([finishers.length, bar.value, bar.max, message()]).toEqual([2, 1, 3, 'Adding photos: 1 of 3.']);
  });

  test('are kept after a failure, and a retry resumes at the failed photo without loading the list again', async () => {
    addPhoto.mockResolvedValueOnce().mockRejectedValueOnce(new OfflineError()).mockResolvedValue();
    renderImport(PHOTOS);
    await press('Import');
    expect(message()).toBe('Only 1 of 3 photos could be added. The others are still here.');
    await press('Try again');
    expect(addPhoto.mock.calls.map(([{ code }]) => code)).toEqual(['c', 'b', 'b', 'a']);
    expect([load.mock.calls.length, message()]).toEqual([1, 'Photos added: 3. Skipped: 1.']);
  });
});

test('an import succeeds even if the `onFinish` callback throws', async () => {
  const report = vi.fn();
  vi.stubGlobal('reportError', report);
  const mistake = new TypeError('A mistake of the caller.');
  onFinish.mockImplementation(() => {
    throw mistake;
  });
  renderImport(PHOTOS);
  await press('Import');
  expect(message()).toBe('Photos added: 3. Skipped: 1.');
  expect(report.mock.calls).toEqual([[mistake]]);
});

describe('a failed import', () => {
  test.each<[string, PhotoImportResponse | Error, string]>([
    ['an empty response', { type: 'nothing' }, 'Error: cannot get response from the server.'],
    ['a response without the markers', { type: 'foreign' }, ''],
    ['a refused request', { type: 'refused', message: 'User has no posts.' }, 'Error: User has no posts.'],
    ['an empty list', { type: 'photos', photos: [] }, 'There is some error. Cannot add Instagram gallery.'],
    [
      'a list without usable photos',
      { type: 'photos', photos: [null] },
      'There is some error. Cannot add Instagram gallery.',
    ],
    ['no network', new OfflineError(), 'You are probably offline.'],
    [
      'a truncated response',
      new BrokenResponseError(),
      'The connection was lost before all of the photos arrived. Please try again.',
    ],
    [
      'an invalid response',
      new InvalidResponseError(),
      'The photos could not be loaded because of a problem on the server. Please try again.',
    ],
  ])('keeps the form values and shows a message for %s', async (_name, answer, text) => {
    renderImport(answer);
    await press('Import');
    expect(message()).toBe(text);
    expect(addPhoto).not.toHaveBeenCalled();
    expect([input('Account').value, input('Access token').value]).toEqual(['hills', TOKEN]);
    await press('Import');
    expect(load).toHaveBeenCalledTimes(2);
  });
});

describe('the import form', () => {
  test('focuses the first invalid field, shows its error, and sends no request', async () => {
    renderImport(PHOTOS);
    type('Number of photos', '26');
    await press('Import');
    const count = input('Number of photos');
    expect(document.activeElement).toBe(count);
    expect(count).toHaveProperty('ariaInvalid', 'true');
    const problem = document.getElementById(count.getAttribute('aria-describedby') ?? '');
    expect(problem?.textContent).toBe('Please enter a whole number from 1 to 25.');
    expect(load).not.toHaveBeenCalled();
  });

  test('starts a single import on repeated clicks, and lets the user cancel it', async () => {
    const signals: AbortSignal[] = [];
    renderImport(PHOTOS);
    load.mockImplementation((_request, { signal }) => {
      signals.push(signal);
      return new Promise(() => undefined);
    });
    await press('Import');
    await press('Import');
    expect([signals.length, message()]).toEqual([1, 'Loading the photos…']);
    act(() => screen.getByRole('button', { name: 'Stop' }).focus());
    await press('Stop');
    expect([signals[0]?.aborted, message()]).toEqual([true, '']);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Import' }));
  });

  test('aborts the import on unmount', async () => {
    const { unmount } = renderImport(PHOTOS);
    load.mockImplementation(() => new Promise(() => undefined));
    await press('Import');
    unmount();
    expect(load.mock.calls[0]?.[1].signal.aborted).toBe(true);
  });
});

describe('the access token of an import', () => {
  test('is rendered only in a password field of a POST form', async () => {
    const { container } = renderImport({ type: 'refused', message: 'No.' });
    await press('Import');
    expect(container.innerHTML).not.toContain(TOKEN);
    expect(input('Access token').type).toBe('password');
    expect(container.querySelector('form')?.method).toBe('post');
  });

  test('is cleared once the photos have loaded, and is not passed to callbacks', async () => {
    renderImport(PHOTOS);
    await press('Import');
    expect(input('Access token').value).toBe('');
    expect(JSON.stringify([addPhoto.mock.calls, onFinish.mock.calls])).not.toContain(TOKEN);
  });
});
