import { act } from '@testing-library/react-hooks';
import { PENDING_PRESS_TIMEOUT_MS, mount } from '@loggia/ui/mount';
import { useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createMounter, place, planOfButton, settle } from './servedPage.ts';

afterEach(() => document.body.replaceChildren());

describe('input before the kit has loaded', () => {
  describe('pressing Enter in a field', () => {
    const enter = (field: Element | null) =>
      field?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));

    function typeAndEnter(served: HTMLElement): HTMLInputElement {
      served.insertAdjacentHTML('beforeend', '<input type="number" value="1">');
      const field = served.querySelector<HTMLInputElement>('[type="number"]');
      if (!field) throw new Error('The field is missing.');
      field.focus();
      field.value = '3';
      enter(field);
      return field;
    }

    test('is handled by the kit without waiting for the field to lose focus', async () => {
      const served = place();
      const { mounter, answer } = createMounter();
      const handle = mount(document, { mounters: [mounter] });
      typeAndEnter(served);
      const sent = vi.fn();
      answer({
        content: <PageForm onSend={sent} />,
        findCounterpart: (host, element) => (element.matches('[type="number"]') ? host.querySelector('input') : null),
      });
      await settle(handle);
      expect(sent).toHaveBeenCalledExactlyOnceWith('3');
      act(() => handle.unmount());
    });

    test('is replayed on the page if the kit takes too long', async () => {
      vi.useFakeTimers();
      const served = place();
      const heard = vi.fn();
      for (const type of ['keydown', 'keypress', 'keyup']) {
        document.addEventListener(type, (event) => heard(type, (event as KeyboardEvent).keyCode), { once: true });
      }
      const handle = mount(document, { mounters: [createMounter().mounter], onError: vi.fn() });
      const field = typeAndEnter(served);
      expect(heard).not.toHaveBeenCalled();
      await act(() => vi.advanceTimersByTimeAsync(PENDING_PRESS_TIMEOUT_MS));
      expect(heard.mock.calls).toEqual([
        ['keydown', 13],
        ['keypress', 13],
        ['keyup', 13],
      ]);
      expect(field.value).toBe('3');
      expect(await handle.ready).toEqual([]);
    });
  });

  test("is copied to the kit's search box if it has not been submitted", async () => {
    const served = place();
    const { mounter, answer } = createMounter();
    const handle = mount(document, { mounters: [mounter] });
    const field = served.querySelector('input');
    if (field) field.value = 'moon';
    const sent = vi.fn();
    answer({
      content: <PageForm onSend={sent} />,
      findCounterpart: (host, element) => (element === field ? host.querySelector('input') : null),
    });
    await settle(handle);
    expect(document.querySelector('input')?.value).toBe('moon');
    expect(sent).not.toHaveBeenCalled();
    act(() => handle.unmount());
  });

  test('is replayed on the server-rendered content if the kit has no counterpart for the element', async () => {
    const served = place();
    const link = served.querySelector<HTMLElement>('a:not([href])');
    const heard = vi.fn(() => served.querySelector('input')?.focus());
    link?.addEventListener('click', heard);
    const { mounter, answer } = createMounter();
    const handle = mount(document, { mounters: [mounter] });
    link?.click();
    expect(heard).not.toHaveBeenCalled();
    answer({ content: <p>Kit</p>, findCounterpart: () => null });
    await act(async () => void (await vi.waitFor(() => expect(heard).toHaveBeenCalledOnce())));
    expect(document.body.firstElementChild).toBe(served);
    act(() => {
      served.querySelector('input')?.blur();
      document.body.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
    });
    await settle(handle);
    expect(document.body.textContent).toBe('Kit');
    expect(heard).toHaveBeenCalledOnce();
    act(() => handle.unmount());
  });

  describe('a tap', () => {
    const STEPS = ['pointerdown', 'touchstart', 'pointerup', 'touchend', 'mousedown', 'mouseup'];

    /** Dispatches the events of a tap. Returns the types of those that were prevented. */
    function tap(element: Element | null): string[] {
      const events = STEPS.map((type) => new Event(type, { bubbles: true, cancelable: true }));
      for (const event of events) element?.dispatchEvent(event);
      if (element instanceof HTMLElement) element.click();
      return events.filter(({ defaultPrevented }) => defaultPrevented).map(({ type }) => type);
    }

    test("is hidden from the page's touch listeners, and its default actions are not prevented", async () => {
      const served = place();
      const heard = vi.fn();
      for (const type of STEPS) served.querySelector('a:not([href])')?.addEventListener(type, heard);
      const { mounter, answer } = createMounter();
      const handle = mount(document, { mounters: [mounter] });
      expect(tap(served.querySelector('a:not([href])'))).toEqual([]);
      const pressed = vi.fn();
      answer(planOfButton('a:not([href])', pressed));
      await settle(handle);
      expect(pressed).toHaveBeenCalledOnce();
      expect(heard).not.toHaveBeenCalled();
      act(() => handle.unmount());
      tap(served.querySelector('a:not([href])'));
      expect(heard).toHaveBeenCalledTimes(STEPS.length);
    });

    test.each([
      ['touch events', true, ['touchstart', 'touchend']],
      ['only the click', false, ['touchstart', 'touchend', 'click']],
    ])('is replayed for scripts that handle %s', async (_, answersFinger, expected) => {
      vi.useFakeTimers();
      const served = place();
      const heard: string[] = [];
      for (const type of ['touchstart', 'touchend', 'click']) {
        served.addEventListener(type, (event) => {
          heard.push(type);
          if (answersFinger ? type === 'touchend' : type === 'click') event.preventDefault();
        });
      }
      const handle = mount(document, { mounters: [createMounter().mounter], onError: vi.fn() });
      tap(served.querySelector('a'));
      expect(heard).toEqual([]);
      await act(() => vi.advanceTimersByTimeAsync(PENDING_PRESS_TIMEOUT_MS));
      expect(heard).toEqual(expected);
      expect(await handle.ready).toEqual([]);
    });

    test('reaches the page if only controls are captured, unless the tap is on a control', async () => {
      const served = place();
      const heard = vi.fn();
      served.addEventListener('touchend', heard);
      const { mounter, answer } = createMounter({ capture: 'controls' });
      const handle = mount(document, { mounters: [mounter] });
      tap(served.querySelector('input'));
      tap(served.querySelector('a'));
      expect(heard.mock.calls.map(([event]) => (event as Event).target)).toEqual([served.querySelector('input')]);
      answer({ content: <p>Kit</p>, findCounterpart: (host) => host.querySelector('p') });
      await settle(handle);
      act(() => handle.unmount());
    });
  });
});

function PageForm({ onSend }: { readonly onSend: (text: string) => void }) {
  const [text, setText] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSend(text);
      }}
    >
      <input value={text} onChange={(event) => setText(event.currentTarget.value)} />
    </form>
  );
}
