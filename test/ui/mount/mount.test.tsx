import { act } from '@testing-library/react-hooks';
import { PENDING_PRESS_TIMEOUT_MS, mount, type Mounter } from '@loggia/ui/mount';
import { useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createMounter, place, planOfButton, SERVED, settle } from './servedPage.ts';

afterEach(() => {
  document.body.replaceChildren();
  window.history.replaceState(null, '', '/');
});

describe('server-rendered content', () => {
  test('is kept until the kit is ready, and restored on unmount', async () => {
    const served = place();
    const { mounter, answer } = createMounter();
    const handle = mount(document, { mounters: [mounter] });
    expect(document.body.firstElementChild).toBe(served);
    answer({ content: <p>Kit</p> });
    await settle(handle);
    expect(document.body.textContent).toBe('Kit');
    expect(document.querySelector('#served')).toBeNull();
    act(() => handle.unmount());
    expect(document.body.innerHTML).toBe(SERVED);
    expect(document.body.firstElementChild).toBe(served);
  });

  test.each([
    ['the chunk fails to load', { load: () => Promise.reject(new Error('offline')) }],
    ['the container cannot be parsed', { load: async () => () => Promise.reject(new Error('unreadable')) }],
    ['rendering fails', { load: async () => () => ({ content: <Broken /> }) }],
  ])('is kept if %s', async (_, changes: Partial<Mounter>) => {
    vi.spyOn(console, 'error').mockReturnValue();
    const served = place();
    const onError = vi.fn();
    const handle = mount(document, { mounters: [createMounter(changes).mounter], onError });
    await settle(handle);
    expect(await handle.ready).toEqual([]);
    expect(document.body.firstElementChild).toBe(served);
    expect(onError).toHaveBeenCalledExactlyOnceWith(expect.any(Error), served);
  });

  test('is not touched if the mounter rejects it', async () => {
    const served = place();
    const load = vi.fn();
    const heard = vi.fn();
    served.addEventListener('keydown', heard);
    const { mounter } = createMounter({ canMount: () => false, load });
    await settle(mount(document, { mounters: [mounter] }));
    served.querySelector('input')?.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true }));
    expect(load).not.toHaveBeenCalled();
    expect(heard).toHaveBeenCalledOnce();
  });

  test('is mounted once if mount is called twice', async () => {
    place();
    const { mounter, answer } = createMounter();
    const first = mount(document, { mounters: [mounter] });
    const second = mount(document, { mounters: [mounter] });
    answer({ content: <p>Kit</p> });
    await settle(first);
    expect(await second.ready).toEqual([]);
    expect(document.body.textContent).toBe('Kit');
    act(() => first.unmount());
  });

  test('can be mounted after a failed attempt', async () => {
    place();
    const failing = createMounter({ load: () => Promise.reject(new Error('offline')) });
    await settle(mount(document, { mounters: [failing.mounter], onError: vi.fn() }));
    const { mounter, answer } = createMounter();
    const handle = mount(document, { mounters: [mounter] });
    answer({ content: <p>Kit</p> });
    await settle(handle);
    expect(document.body.textContent).toBe('Kit');
    act(() => handle.unmount());
  });

  test('is restored only by the call that mounted it', async () => {
    place();
    const failing = createMounter({ load: () => Promise.reject(new Error('offline')) });
    const first = mount(document, { mounters: [failing.mounter], onError: vi.fn() });
    await settle(first);
    const { mounter } = createMounter();
    const second = mount(document, { mounters: [mounter], onError: vi.fn() });
    first.unmount();
    const load = vi.fn();
    const third = mount(document, { mounters: [{ ...mounter, load }] });
    expect(await third.ready).toEqual([]);
    expect(load).not.toHaveBeenCalled();
    second.unmount();
    await settle(second);
  });

  test('is restored if the kit throws after mounting', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const served = place();
    const { mounter, answer } = createMounter();
    const onError = vi.fn();
    const handle = mount(document, { mounters: [mounter], onError });
    answer({ content: <Breakable /> });
    await settle(handle);
    await act(async () => document.querySelector('button')?.click());
    expect(document.body.firstElementChild).toBe(served);
    expect(onError).toHaveBeenCalledExactlyOnceWith(expect.any(Error), served);

    const again = createMounter();
    const next = mount(document, { mounters: [again.mounter] });
    handle.unmount();
    again.answer({ content: <p>Kit</p> });
    await settle(next);
    expect(document.body.textContent).toBe('Kit');
    act(() => next.unmount());
  });
});

describe('an image hash in the URL', () => {
  const HASH = '#bwg7/5';

  test('is removed until the kit has mounted', async () => {
    window.history.replaceState({ kept: 1 }, '', `/?a=1${HASH}`);
    place();
    const { mounter, answer } = createMounter();
    const handle = mount(document, { mounters: [mounter] });
    expect(window.location.href).toBe('http://localhost/?a=1');
    answer({ content: <p>{window.location.hash}</p> });
    await settle(handle);
    expect([window.location.hash, window.history.state]).toEqual([HASH, { kept: 1 }]);
    act(() => handle.unmount());
  });

  test('is restored and fires a hashchange event if the kit fails to load', async () => {
    window.history.replaceState(null, '', `/${HASH}`);
    place();
    const heard = new Promise((resolve) => window.addEventListener('hashchange', resolve, { once: true }));
    const { mounter, fail } = createMounter();
    const handle = mount(document, { mounters: [mounter], onError: vi.fn() });
    fail(new Error('offline'));
    await settle(handle);
    await heard;
    expect(window.location.hash).toBe(HASH);
  });

  test.each(['', '#somewhere'])('is not changed if it is %j or nothing is mounted', async (hash) => {
    window.history.replaceState(null, '', `/${hash}`);
    place();
    const handle = mount(document, { mounters: [createMounter().mounter] });
    expect(window.location.hash).toBe(hash);
    handle.unmount();
    window.history.replaceState(null, '', `/${HASH}`);
    mount(document, { mounters: [] });
    expect(window.location.hash).toBe(HASH);
  });
});

describe('mounting during user interaction', () => {
  /** Mounts the kit on `served` and then on a container without interaction. Once the latter is mounted, the former has been checked, too. */
  async function mountBesideFree(changes: Partial<Mounter> = {}) {
    document.body.insertAdjacentHTML('beforeend', '<section id="free"></section>');
    const [busy, free] = [createMounter(changes), createMounter({ selector: '#free' })];
    const handle = mount(document, { mounters: [busy.mounter, free.mounter] });
    busy.answer({ content: <p>Kit</p> });
    free.answer({ content: <p>Free</p> });
    await act(async () => void (await vi.waitFor(() => expect(document.body.textContent).toContain('Free'))));
    return handle;
  }

  test('waits until focus has left the container', async () => {
    const served = place();
    const field = served.querySelector('input');
    field?.focus();
    const handle = await mountBesideFree();
    expect(document.body.firstElementChild).toBe(served);
    expect(document.activeElement).toBe(field);
    act(() => field?.blur());
    await settle(handle);
    expect(document.body.textContent).toBe('KitFree');
    act(() => handle.unmount());
  });

  test("waits until the page's own lightbox has closed", async () => {
    const served = place();
    const popup = document.createElement('div');
    popup.id = 'popup';
    document.body.append(popup);
    const handle = await mountBesideFree({ overlays: '#popup' });
    expect(document.body.firstElementChild).toBe(served);
    popup.remove();
    await settle(handle);
    expect(document.body.textContent).toBe('KitFree');
    act(() => handle.unmount());
  });

  test('handles an early click once, and hides it from other scripts', async () => {
    const served = place();
    const heard = vi.fn();
    for (const target of [document, served.querySelector('a')]) {
      for (const type of ['click', 'keydown', 'submit', 'change']) target?.addEventListener(type, heard);
    }
    const { mounter, answer } = createMounter();
    const handle = mount(document, { mounters: [mounter] });
    served.querySelector('a')?.click();
    const pressed = vi.fn();
    answer(planOfButton('[data-image-id="5"]', pressed));
    await settle(handle);
    expect(pressed).toHaveBeenCalledOnce();
    expect(heard.mock.calls.map(([event]) => (event as Event).target)).toEqual([document.querySelector('button')]);
    act(() => handle.unmount());
    for (const type of ['click', 'keydown', 'submit', 'change']) document.removeEventListener(type, heard);
  });

  test('replays an early click on the page if the kit takes too long', async () => {
    vi.useFakeTimers();
    const served = place();
    const heard = vi.fn((event: Event) => event.preventDefault());
    served.addEventListener('click', heard);
    const onError = vi.fn();
    const handle = mount(document, { mounters: [createMounter().mounter], onError });
    served.querySelector('a')?.click();
    expect(heard).not.toHaveBeenCalled();
    await act(() => vi.advanceTimersByTimeAsync(PENDING_PRESS_TIMEOUT_MS));
    expect(heard).toHaveBeenCalledOnce();
    expect(await handle.ready).toEqual([]);
    expect(onError).toHaveBeenCalledOnce();
  });
});

test('a click handled by the kit does not reach other lightbox scripts on the page', async () => {
  place();
  const heard = vi.fn();
  document.addEventListener('click', heard);
  const { mounter, answer } = createMounter();
  const handle = mount(document, { mounters: [mounter] });
  answer({
    content: (
      <a href="/big.jpg" onClick={(event) => event.preventDefault()}>
        Five
      </a>
    ),
  });
  await settle(handle);
  document.querySelector('a')?.click();
  expect(heard).not.toHaveBeenCalled();
  document.removeEventListener('click', heard);
  act(() => handle.unmount());
});

function Broken(): never {
  throw new Error('broken');
}

function Breakable() {
  const [isBroken, setBroken] = useState(false);
  if (isBroken) throw new Error('broken');
  return (
    <button type="button" onClick={() => setBroken(true)}>
      Break
    </button>
  );
}
