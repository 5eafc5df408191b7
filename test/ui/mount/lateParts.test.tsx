import { act } from '@testing-library/react-hooks';
import { mount } from '@loggia/ui/mount';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { galleryContainer } from '../../fixtures/wordpress/galleryMarkup.ts';
import { SEARCH_LINE, SERVED } from '../../fixtures/wordpress/searchLineMarkup.ts';
import { swapChunk, tagSelectChunk } from '../../../ui/mount/mounters.ts';

const MARKUP = galleryContainer({ items: [{ id: '1' }, { id: '2' }] }).replace(
  '<input type="hidden"',
  `${SEARCH_LINE}<input type="hidden"`,
);

afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
  window.history.replaceState(null, '', '/');
});

describe.each([
  ['what draws the kit', swapChunk],
  ['the list of tags', tagSelectChunk],
])('a page for which %s cannot be fetched', (_, chunk: { load(): Promise<unknown> }) => {
  test('stays the server’s, with what was pressed meanwhile, and is the kit’s when it is asked again', async () => {
    document.body.innerHTML = MARKUP;
    const served = document.querySelector<HTMLElement>(SERVED);
    const link = served?.querySelector<HTMLElement>('a[data-image-id]');
    const heard = vi.fn((event: Event) => event.preventDefault());
    link?.addEventListener('click', heard);
    vi.spyOn(chunk, 'load').mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const onFailure = vi.fn();
    const failed = mount(document, { onFailure });
    link?.click();
    expect(heard).not.toHaveBeenCalled();
    await act(async () => void (await failed.ready));
    expect(onFailure).toHaveBeenCalledExactlyOnceWith(expect.any(TypeError), served);
    expect(document.querySelector(SERVED)).toBe(served);
    expect(heard).toHaveBeenCalledOnce();

    const handle = mount(document);
    await act(async () => void (await handle.ready));
    expect([document.querySelector(SERVED), document.querySelectorAll('a.loggia-thumbnail').length]).toEqual([null, 2]);
    act(() => handle.unmount());
  });
});
