import '@loggia/ui/styles.css';
import { page } from 'vitest/browser';
import { afterEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Counter } from '@loggia/ui';

const HEIGHT = 800;

afterEach(() => window.scrollTo(0, 0));

test('a counter starts when scrolled into view, keeps its width, and exposes only its final value', async () => {
  const sums = (durationMs: number) => (
    <main>
      <div style={{ height: HEIGHT * 2 }} />
      <p>
        <Counter value={88_888} durationMs={durationMs} stepMs={20} delayMs={0} /> <b>cases</b>
      </p>
      <div style={{ height: HEIGHT }} />
    </main>
  );
  const screen = await render(sums(600_000));
  const counter = page.getByText('88888').element().parentElement;
  const neighbour = () => page.getByText('cases').element().getBoundingClientRect().left;
  const left = neighbour();
  expect(counter?.textContent).toBe('888880');
  expect(counter?.querySelector('[aria-hidden]')?.textContent).toBe('0');
  window.scrollTo(0, HEIGHT * 1.5);
  await expect.poll(() => counter?.dataset['status']).toBe('running');
  await expect.poll(() => counter?.textContent).toMatch(/^88888[1-9]/);
  expect(neighbour()).toBe(left);
  // A duration that ends immediately on any machine.
  await screen.rerender(sums(1));
  await expect.poll(() => counter?.textContent).toBe('88888');
  expect(counter?.dataset['status']).toBe('done');
  expect(neighbour()).toBe(left);
});

test('a counter that counts down reserves the width of its initial value', async () => {
  const days = (durationMs: number) => (
    <p>
      <Counter value={5} from={88_888} durationMs={durationMs} stepMs={20} delayMs={0} /> <b>days</b>
    </p>
  );
  const screen = await render(days(600_000));
  const counter = page.getByText('days').element().previousElementSibling;
  const left = () => page.getByText('days').element().getBoundingClientRect().left;
  expect(counter?.textContent).toBe('588888');
  const first = left();
  await screen.rerender(days(1));
  await expect.poll(() => counter?.textContent).toBe('5');
  expect(left()).toBe(first);
});
