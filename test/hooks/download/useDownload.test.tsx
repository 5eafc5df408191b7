import { act, fireEvent, render, waitFor } from '@testing-library/react-hooks';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { GalleryImage } from '../../../hooks/data/backend/GalleryImage.ts';
import type { UseDownloadOptions } from '../../../hooks/lightbox/download/types.ts';
import { withBase } from '../../helpers/withBase.ts';
import { useDownload } from '../../../hooks/lightbox/download/useDownload.ts';

const HERE = { id: '1', url: '/large/1.jpg' };
const ELSEWHERE = { id: '2', url: 'https://files.test/large/2.jpg' };

function Links({ image, ...options }: UseDownloadOptions & { readonly image: GalleryImage }) {
  const download = useDownload({ image }, { showDownload: true, ...options });
  return (
    <>
      {download.canOpenOriginal && <a {...download.getOriginalLinkProps()}>original</a>}
      {download.canDownload && <a {...download.getDownloadLinkProps()}>download</a>}
      <div {...download.getStatusProps()} />
    </>
  );
}

function renderLinks(image: GalleryImage, options: UseDownloadOptions = {}) {
  const view = render(<Links image={image} {...options} />);
  const link = (name: string) => view.queryByText(name) as HTMLAnchorElement | null;
  return { ...view, link, message: () => view.getByRole('status').textContent };
}

const saved: string[] = [];
let answer: () => Promise<Response>;

beforeEach(() => {
  saved.length = 0;
  answer = async () => new Response('picture', { headers: { 'content-type': 'image/jpeg' } });
  vi.stubGlobal(
    'fetch',
    vi.fn<typeof fetch>(async () => answer()),
  );
  Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: () => undefined });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(`${this.download} from ${this.href}`);
  });
});
afterEach(() => vi.unstubAllGlobals());

/** Returns whether the browser would handle the click. */
const click = async (link: HTMLAnchorElement | null, init?: MouseEventInit) => {
  let isLeft = true;
  await act(async () => void (link && (isLeft = fireEvent.click(link, init))));
  return isLeft;
};

describe('the download links', () => {
  test('are rendered only if enabled', () => {
    const view = renderLinks(HERE, { showDownload: false });
    expect([view.link('original'), view.link('download')]).toEqual([null, null]);
    view.rerender(<Links image={HERE} showOriginal />);
    expect(view.link('original')).toMatchObject({ target: '_blank', rel: 'noopener noreferrer' });
    expect(view.link('original')?.getAttribute('href')).toBe('/large/1.jpg');
    expect(view.link('download')).toMatchObject({ download: '1.jpg' });
  });

  test('link to the page of embedded media instead of offering a download', () => {
    const view = renderLinks({ id: '3', url: 'https://video.test/watch', kind: 'video' }, { showOriginal: true });
    expect(view.link('download')).toBeNull();
    expect(view.link('original')?.href).toBe('https://video.test/watch');
  });
});

describe('a download', () => {
  test('is left to the browser if the file is on the same host', async () => {
    const onDownload = vi.fn<(image: GalleryImage) => void>();
    const { link } = renderLinks(HERE, { onDownload });
    expect(await click(link('download'))).toBe(true);
    expect(fetch).not.toHaveBeenCalled();
    expect(onDownload).toHaveBeenCalledExactlyOnceWith(HERE);
  });

  test('is saved under its file name if it is on another host that allows it', async () => {
    const { link, message } = renderLinks(ELSEWHERE);
    expect(await click(link('download'))).toBe(false);
    await waitFor(() => expect(message()).toBe('The image was downloaded.'));
    expect(saved).toEqual(['2.jpg from blob:picture']);
  });

  test('is fetched and saved if a base element points the download to another host', async () => {
    const takeAway = withBase('https://files.test/');
    const { link } = renderLinks(HERE);
    expect(await click(link('download'))).toBe(false);
    await waitFor(() => expect(saved).toEqual(['1.jpg from blob:picture']));
    takeAway();
  });

  test.each([
    ['denies access', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['no longer has the file', () => Promise.resolve(new Response('', { status: 404 }))],
  ])('opens in a new tab, and announces the new tab, if the other host %s', async (_why, failing) => {
    answer = failing;
    const tab = { opener: window as Window | null, location: { replace: vi.fn<(url: string) => void>() } };
    vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
    const { link, message } = renderLinks(ELSEWHERE);
    await click(link('download'));
    await waitFor(() => expect(message()).toContain('opened in a new tab'));
    expect(tab.location.replace).toHaveBeenCalledExactlyOnceWith(ELSEWHERE.url);
    expect(tab.opener).toBeNull();
    expect(saved).toEqual([]);
  });

  test('announces a failure if the file can be neither saved nor opened', async () => {
    answer = () => Promise.reject(new TypeError('Failed to fetch'));
    vi.spyOn(window, 'open').mockReturnValue(null);
    const { link, message } = renderLinks(ELSEWHERE);
    await click(link('download'));
    await waitFor(() => expect(message()).toContain('could not be downloaded'));
  });

  test('is requested once when clicked repeatedly, and announces nothing for another image', async () => {
    let arrive: (response: Response) => void = () => undefined;
    answer = () => new Promise((resolve) => (arrive = resolve));
    const view = renderLinks(ELSEWHERE);
    await click(view.link('download'));
    await waitFor(() => expect(fetch).toHaveBeenCalledOnce());
    expect(view.message()).toBe('Downloading…');
    await click(view.link('download'));
    view.rerender(<Links image={HERE} />);
    expect(view.message()).toBe('');
    await act(async () => arrive(new Response('picture')));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(fetch).toHaveBeenCalledOnce();
    expect(view.message()).toBe('');
  });

  test('is left to the browser on a click with a modifier key', async () => {
    const { link } = renderLinks(ELSEWHERE);
    expect(await click(link('download'), { ctrlKey: true })).toBe(true);
    expect(fetch).not.toHaveBeenCalled();
  });
});
