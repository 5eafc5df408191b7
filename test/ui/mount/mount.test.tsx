import { act } from '@testing-library/react-hooks';
import { mount } from '@loggia/ui/mount';
import type { Mounter, MountPlan } from '@loggia/ui/mount';
import { useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';

const SERVED =
  '<section id="served"><a href="/big.jpg" data-image-id="5">Five</a><a>Next</a><input type="search"></section>';

afterEach(() => {
  document.body.replaceChildren();
  window.history.replaceState(null, '', '/');
});

function place(): HTMLElement {
  document.body.innerHTML = SERVED;
  return document.querySelector<HTMLElement>('#served') ?? document.body;
}

function createMounter(changes: Partial<Mounter> = {}) {
  let answer: (plan: MountPlan) => void = () => undefined;
  let fail: (error: unknown) => void = () => undefined;
  const plan = new Promise<MountPlan>((resolve, reject) => {
    [answer, fail] = [resolve, reject];
  });
  const mounter: Mounter = {
    selector: '#served',
    controls: '[data-image-id], a:not([href])',
    load: async () => () => plan,
    ...changes,
  };
  return { mounter, answer: (given: MountPlan) => answer(given), fail: (error: unknown) => fail(error) };
}

const settle = (handle: { readonly ready: Promise<unknown> }) => act(async () => void (await handle.ready));

describe('what the server rendered', () => {
  test('stays until the kit is ready, and comes back when the kit goes', async () => {
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
    ['the code does not come', { load: () => Promise.reject(new Error('offline')) }],
    ['the container cannot be read', { load: async () => () => Promise.reject(new Error('unreadable')) }],
    ['drawing fails', { load: async () => () => ({ content: <Broken /> }) }],
  ])('stays for good where %s', async (_, changes: Partial<Mounter>) => {
    vi.spyOn(console, 'error').mockReturnValue();
    const served = place();
    const onFailure = vi.fn();
    const handle = mount(document, { mounters: [createMounter(changes).mounter], onFailure });
    await settle(handle);
    expect(await handle.ready).toEqual([]);
    expect(document.body.firstElementChild).toBe(served);
    expect(onFailure).toHaveBeenCalledExactlyOnceWith(expect.any(Error), served);
  });

  test('is not touched where the mounter wants none of it', async () => {
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

  test('is taken over once, however often it is asked for', async () => {
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

  test('comes back when the kit breaks down later', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const served = place();
    const { mounter, answer } = createMounter();
    const onFailure = vi.fn();
    const handle = mount(document, { mounters: [mounter], onFailure });
    answer({ content: <Breakable /> });
    await settle(handle);
    await act(async () => document.querySelector('button')?.click());
    expect(document.body.firstElementChild).toBe(served);
    expect(onFailure).toHaveBeenCalledExactlyOnceWith(expect.any(Error), served);
  });
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
