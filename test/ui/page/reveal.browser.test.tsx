import '@loggia/ui/styles.css';
import '@loggia/ui/marketing.css';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { page } from 'vitest/browser';
import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { Counter, Reveal } from '@loggia/ui';

const HEIGHT = 800;

afterEach(() => window.scrollTo(0, 0));

const status = (name: string) => page.getByText(name, { exact: true }).element().getAttribute('data-reveal');
const delay = (name: string) =>
  getComputedStyle(page.getByText(name, { exact: true }).element()).getPropertyValue('--loggia-reveal-delay');
const paragraph = (name: string, height: number) => <p style={{ height, margin: 0 }}>{name}</p>;

const boxes = (
  <StrictMode>
    <main>
      <Reveal>First</Reveal>
      {paragraph('At the edge', HEIGHT * 0.9)}
      <Reveal>Edge</Reveal>
      {paragraph('Between', HEIGHT)}
      <Reveal>Second</Reveal>
      <Reveal effect="fadeInLeft">Third</Reveal>
      {paragraph('Room', HEIGHT)}
      <Reveal>Last</Reveal>
      {paragraph('End', HEIGHT * 2)}
    </main>
  </StrictMode>
);

test('boxes come in once, one after the other, when their top reaches 85 % of the window', async () => {
  await render(boxes);
  await expect.poll(() => status('First')).toBe('revealed');
  expect(status('Edge')).toBe('waiting');
  expect(getComputedStyle(page.getByText('Second').element()).opacity).toBe('0');
  const top = page.getByText('Second').element().getBoundingClientRect().top;
  window.scrollTo(0, top - HEIGHT * 0.85 - 4);
  await expect.poll(() => status('Edge')).toBe('revealed');
  expect(status('Second')).toBe('waiting');
  window.scrollBy(0, 40);
  await expect.poll(() => status('Third')).toBe('revealed');
  expect([delay('Second'), delay('Third')]).toEqual(['0ms', '200ms']);
  window.scrollTo(0, document.documentElement.scrollHeight);
  await expect.poll(() => status('Last')).toBe('revealed');
  window.scrollTo(0, 0);
  expect(status('Third')).toBe('revealed');
});

test('at the foot of a page boxes come in where they can be seen, and wherever focus comes into them', async () => {
  await render(
    <main>
      {paragraph('Above', HEIGHT * 2)}
      <Reveal>
        <a href="#waiting">Waiting</a>
      </Reveal>
      {paragraph('Room', HEIGHT * 0.75)}
      <Reveal>Penultimate</Reveal>
      <Reveal>Ultimate</Reveal>
    </main>,
  );
  const waiting = page.getByRole('link', { name: 'Waiting' }).element();
  const waitingBox = () => waiting.closest('[data-reveal]')?.getAttribute('data-reveal');
  expect(waitingBox()).toBe('waiting');
  if (waiting instanceof HTMLElement) waiting.focus({ preventScroll: true });
  await expect.poll(waitingBox).toBe('revealed');
  window.scrollTo(0, document.documentElement.scrollHeight);
  await expect.poll(() => status('Ultimate')).toBe('revealed');
  expect(page.getByText('Penultimate').element().getBoundingClientRect().top).toBeGreaterThan(HEIGHT * 0.85);
  expect([delay('Penultimate'), delay('Ultimate')]).toEqual(['0ms', '200ms']);
});

test('of a server’s page nothing that is seen vanishes, and nothing shifts', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  const app = (
    <>
      {boxes}
      <Counter value={1240} />
    </>
  );
  container.innerHTML = renderToString(app);
  const height = container.scrollHeight;
  const onRecoverableError = vi.fn();
  const root = hydrateRoot(container, app, { onRecoverableError });
  await expect.poll(() => status('Last')).toBe('waiting');
  expect([status('First'), status('Edge')]).toEqual([null, null]);
  expect(container.scrollHeight).toBe(height);
  expect(onRecoverableError).not.toHaveBeenCalled();
  root.unmount();
  container.remove();
});

test('a counter counts once it is in view, keeps its width, and says its value only', async () => {
  const sums = (durationMs: number) => (
    <main>
      {paragraph('Above', HEIGHT * 2)}
      <Counter value={88_888} durationMs={durationMs} stepMs={20} delayMs={0} className="number" />
      {paragraph('Below', HEIGHT)}
    </main>
  );
  const screen = await render(sums(600_000));
  const counter = page.getByText('88888').element().parentElement;
  const width = counter?.getBoundingClientRect().width;
  expect(counter?.textContent).toBe('888880');
  expect(counter?.querySelector('[aria-hidden]')?.textContent).toBe('0');
  window.scrollTo(0, HEIGHT * 1.5);
  await expect.poll(() => counter?.dataset['status']).toBe('running');
  await expect.poll(() => counter?.textContent).toMatch(/^88888[1-9]/);
  expect(counter?.getBoundingClientRect().width).toBe(width);
  await screen.rerender(sums(1));
  await expect.poll(() => counter?.textContent).toBe('88888');
  expect(counter?.dataset['status']).toBe('done');
  expect(counter?.getBoundingClientRect().width).toBe(width);
});
