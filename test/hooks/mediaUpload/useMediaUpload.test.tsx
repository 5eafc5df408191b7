import { act, fireEvent, render, screen } from '@testing-library/react-hooks';
import { StrictMode } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { OfflineError, RestError, NoResponseError } from '@loggia/hooks/errors';
import { useMediaUpload, type UploadFileOptions, type UseMediaUploadOptions } from '@loggia/hooks';

interface Sending extends UploadFileOptions {
  readonly name: string;
  resolve(media: string): void;
  reject(error: unknown): void;
}

let sendings: Sending[] = [];
const onUploaded = vi.fn();
const onError = vi.fn();
beforeEach(() => {
  sendings = [];
  onUploaded.mockReset();
  onError.mockReset();
});

const upload: UseMediaUploadOptions<string>['upload'] = (file, options) =>
  new Promise((resolve, reject) => {
    sendings.push({ ...options, name: file.name, resolve, reject });
    options.signal.addEventListener('abort', () => reject(options.signal.reason));
  });

function Uploads() {
  const uploads = useMediaUpload({ upload, onUploaded, onError });
  return (
    <>
      <input {...uploads.getInputProps({ multiple: true })} />
      <p {...uploads.getStatusProps()} />
      <ul>
        {uploads.items.map((item) => (
          <li key={item.id} aria-label={item.file.name}>
            <p>{uploads.textOf(item)}</p>
            <progress {...uploads.getProgressProps({ id: item.id })} />
            <button {...uploads.getCancelButtonProps({ id: item.id })}>x</button>
            <button {...uploads.getRetryButtonProps({ id: item.id })}>r</button>
            <button {...uploads.getRemoveButtonProps({ id: item.id })}>-</button>
          </li>
        ))}
      </ul>
    </>
  );
}

const settle = () => act(async () => new Promise((resolve) => setTimeout(resolve)));
const texts = () => screen.getAllByRole('listitem').map((item) => `${item.ariaLabel}: ${item.firstChild?.textContent}`);
const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await settle();
};
const last = () => {
  const sending = sendings.at(-1);
  if (!sending) throw new Error('Nothing is being sent.');
  return sending;
};
const end = async (media: string | Error) => {
  if (typeof media === 'string') last().resolve(media);
  else last().reject(media);
  await settle();
};

async function renderUploads(...names: readonly string[]) {
  const view = render(<Uploads />, { wrapper: StrictMode });
  const files = names.map((name) => new File(['x'], name, { type: 'image/jpeg' }));
  fireEvent.change(screen.getByLabelText('Choose files'), { target: { files } });
  await settle();
  return view;
}

describe('uploads', () => {
  test('run one after the other, each with its own progress', async () => {
    await renderUploads('a.jpg', 'b.jpg');
    expect(sendings.map(({ name }) => name)).toEqual(['a.jpg']);
    act(() => last().onProgress({ sentBytes: 40, totalBytes: 100 }));
    expect(texts()).toEqual(['a.jpg: 40%', 'b.jpg: Waiting']);
    const bar = screen.getByRole('progressbar', { name: 'Upload of a.jpg' }) as HTMLProgressElement;
    expect([bar.value, bar.max]).toEqual([40, 100]);
    act(() => last().onProgress({ sentBytes: 100, totalBytes: 100 }));
    expect(texts()[0]).toBe('a.jpg: Processing…');
    act(() => last().onProcessingRetry(2));
    expect(texts()[0]).toBe('a.jpg: Processing, attempt 2…');
    await end('media a');
    expect(sendings.map(({ name }) => name)).toEqual(['a.jpg', 'b.jpg']);
    await end('media b');
    expect(texts()).toEqual(['a.jpg: Uploaded', 'b.jpg: Uploaded']);
    expect(screen.getByRole('status').textContent).toBe('Uploaded: 2 of 2.');
    expect(onUploaded.mock.calls.map(([media]) => media as string)).toEqual(['media a', 'media b']);
  });

  test('show why they failed, do not block other uploads, and can be retried', async () => {
    await renderUploads('a.jpg', 'b.jpg');
    await end(new RestError({ status: 500, restCode: 'post_process', message: 'No.' }));
    expect(texts()[0]).toMatch(/^a\.jpg: Media upload failed\./);
    expect(screen.getByRole('status').textContent).toBe('Uploaded: 0 of 2. Failed: 1.');
    await end(new OfflineError());
    expect(texts()[1]).toBe('b.jpg: You are probably offline.');
    await press('Try again: a.jpg');
    expect(sendings.map(({ name }) => name)).toEqual(['a.jpg', 'b.jpg', 'a.jpg']);
    await end('media a');
    expect(texts()).toEqual(['b.jpg: You are probably offline.', 'a.jpg: Uploaded']);
    expect(onError).toHaveBeenCalledTimes(2);
  });

  test('report a file that was deleted after the user chose it', async () => {
    const gone = new File(['x'], 'gone.jpg');
    gone.slice = () => gone;
    gone.arrayBuffer = () => Promise.reject(new DOMException('It could not be found.', 'NotFoundError'));
    render(<Uploads />);
    fireEvent.change(screen.getByLabelText('Choose files'), { target: { files: [gone] } });
    await end(new OfflineError());
    expect(texts()).toEqual(['gone.jpg: The file can no longer be read. Remove it and choose it again.']);
  });

  test('are aborted when canceled, and ignore a late response', async () => {
    await renderUploads('a.jpg', 'b.jpg');
    const [first] = sendings;
    await press('Stop a.jpg');
    expect([first?.signal.aborted, sendings.length]).toEqual([true, 2]);
    act(() => first?.onProgress({ sentBytes: 1, totalBytes: 2 }));
    first?.resolve('late');
    await settle();
    expect(texts()).toEqual(['a.jpg: Stopped', 'b.jpg: Processing…']);
    expect([onUploaded.mock.calls.length, onError.mock.calls.length]).toEqual([0, 0]);
    await press('Stop b.jpg');
    await press('Try again: a.jpg');
    expect(last().name).toBe('a.jpg');
  });

  test('move focus to the nearest remaining button when canceled, retried or removed', async () => {
    await renderUploads('a.jpg');
    const pressInFocus = async (name: string) => {
      act(() => screen.getByRole('button', { name }).focus());
      await press(name);
      return document.activeElement?.ariaLabel;
    };
    expect(await pressInFocus('Stop a.jpg')).toBe('Try again: a.jpg');
    expect(await pressInFocus('Try again: a.jpg')).toBe('Stop a.jpg');
    await end('media a');
    expect(document.activeElement?.ariaLabel).toBe('Remove a.jpg');
    expect(await pressInFocus('Remove a.jpg')).toBe('Choose files');
  });

  test('succeed even if the `onUploaded` callback throws', async () => {
    const report = vi.fn();
    vi.stubGlobal('reportError', report);
    const mistake = new TypeError('A mistake of the caller.');
    onUploaded.mockImplementation(() => {
      throw mistake;
    });
    await renderUploads('a.jpg');
    await end('media a');
    expect(texts()).toEqual(['a.jpg: Uploaded']);
    expect(report.mock.calls).toEqual([[mistake]]);
    expect(onError).not.toHaveBeenCalled();
  });

  test('are searched for on the server before a retry if no response arrived', async () => {
    await renderUploads('a.jpg');
    expect(last().noResponseSinceMs).toBeUndefined();
    const before = Date.now();
    await end(new NoResponseError());
    expect(texts()).toEqual([
      'a.jpg: The server did not respond. The file may already have been uploaded. If you try again, we first check whether it has arrived.',
    ]);
    await press('Try again: a.jpg');
    expect(last().noResponseSinceMs).toBeLessThanOrEqual(before);
    act(() => last().onSearch(true));
    expect(texts()).toEqual(['a.jpg: Checking whether the file was uploaded…']);
    act(() => last().onSearch(false));
    expect(texts()).toEqual(['a.jpg: Processing…']);
  });

  test('are searched for on the server before a retry if canceled after all bytes were sent', async () => {
    await renderUploads('a.jpg', 'b.jpg');
    act(() => last().onProgress({ sentBytes: 100, totalBytes: 100 }));
    await press('Stop a.jpg');
    act(() => last().onProgress({ sentBytes: 10, totalBytes: 100 }));
    await press('Stop b.jpg');
    await press('Try again: a.jpg');
    expect(last().noResponseSinceMs).toEqual(expect.any(Number));
    await end('media a');
    await press('Try again: b.jpg');
    expect(last().noResponseSinceMs).toBeUndefined();
  });

  test('are reported as still processing in both the list and the summary', async () => {
    await renderUploads('a.jpg');
    vi.useFakeTimers();
    try {
      act(() => last().onProgress({ sentBytes: 10, totalBytes: 100 }));
      act(() => last().onProgress({ sentBytes: 100, totalBytes: 100 }));
      act(() => void vi.advanceTimersByTime(9_999));
      expect(texts()).toEqual(['a.jpg: Processing…']);
      act(() => void vi.advanceTimersByTime(1));
      expect(texts()).toEqual(['a.jpg: Still processing. This may take a few minutes…']);
      expect(screen.getByRole('status').textContent).toContain('Still processing');
    } finally {
      vi.useRealTimers();
    }
  });

  test('are aborted when removed', async () => {
    await renderUploads('a.jpg');
    await press('Remove a.jpg');
    expect([last().signal.aborted, screen.queryAllByRole('listitem').length]).toEqual([true, 0]);
    expect(screen.getByRole('status').textContent).toBe('');
  });

  test('are aborted on unmount', async () => {
    const { unmount } = await renderUploads('a.jpg');
    unmount();
    expect(last().signal.aborted).toBe(true);
  });
});
