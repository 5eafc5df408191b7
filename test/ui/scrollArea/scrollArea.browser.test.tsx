import '@loggia/ui/styles.css';
import './scrollArea.css';
import { createRef } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ScrollArea, type ScrollAreaHandle, type ScrollAreaProps } from '@loggia/ui';
import { expectAccessible } from '../../helpers/expectAccessible.ts';

const area = () => page.getByRole('region', { name: 'Notes' });
const top = () => area().element().scrollTop;

const Notes = ({ count }: { readonly count: number }) =>
  Array.from({ length: count }, (_, index) => (
    <p key={index} id={`note${index}`}>
      Note {index}
    </p>
  ));

async function renderNotes({ count = 20, ...props }: Partial<ScrollAreaProps> & { count?: number } = {}) {
  const handle = createRef<ScrollAreaHandle>();
  const notes = (shown: number) => (
    <main>
      <h1>Notes</h1>
      <ScrollArea ref={handle} className="low" label="Notes" {...props}>
        <Notes count={shown} />
      </ScrollArea>
    </main>
  );
  const screen = await render(notes(count));
  return { handle, show: (shown: number) => screen.rerender(notes(shown)) };
}

describe('a scroll area', () => {
  test('reports overflow above and below when its content grows or when it is scrolled', async () => {
    const { handle, show } = await renderNotes({ count: 2 });
    await expect.element(area()).toHaveAttribute('data-overflow', 'none');
    expect(area().element()).not.toHaveAttribute('tabindex');
    await show(20);
    await expect.element(area()).toHaveAttribute('data-overflow', 'below');
    handle.current?.scrollTo(100);
    await expect.element(area()).toHaveAttribute('data-overflow', 'both');
    handle.current?.scrollTo('bottom');
    await expect.element(area()).toHaveAttribute('data-overflow', 'above');
  });

  test('can be scrolled with the keyboard, and passes axe', async () => {
    await renderNotes();
    await expect.element(area()).toHaveAttribute('tabindex', '0');
    await userEvent.tab();
    await expect.element(area()).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect.element(area()).toHaveAttribute('data-overflow', 'above');
    await expectAccessible();
  });

  test('scrolls to an element inside, and back to the top', async () => {
    const { handle } = await renderNotes({ scrollDurationMs: 0 });
    const note = document.querySelector('#note7');
    if (note) handle.current?.scrollTo(note);
    expect(note?.getBoundingClientRect().top).toBeCloseTo(area().element().getBoundingClientRect().top, 0);
    handle.current?.scrollTo('top');
    expect(top()).toBe(0);
  });

  test('stops an animated scroll when stop is called', async () => {
    const { handle } = await renderNotes({ scrollDurationMs: 600_000 });
    handle.current?.scrollTo('bottom');
    await expect.poll(top).toBeGreaterThan(0);
    handle.current?.stop();
    const stoppedAt = top();
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    expect(top()).toBe(stoppedAt);
  });

  test('ignores unknown methods, and reports them to onError', async () => {
    const onError = vi.fn<(error: Error) => void>();
    const { handle } = await renderNotes({ onError, scrollDurationMs: 0 });
    handle.current?.call('destroyAll');
    expect(onError).toHaveBeenCalledWith(expect.objectContaining({ message: 'Method destroyAll does not exist' }));
    expect(top()).toBe(0);
    handle.current?.call('scrollTo', 30);
    expect(top()).toBe(30);
  });
});
