import { beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { useBlog } from '@loggia/hooks/blog';
import { nextPaint } from '../../helpers/nextPaint.ts';

const COUNT = 1000;

function List() {
  const list = useBlog({ count: COUNT });
  return (
    <ul {...list.getContainerProps({ style: { margin: 0, padding: 0, listStyle: 'none' } })}>
      {list.indices.map((index) => (
        <li key={index} {...list.getEntryProps({ index })}>
          <div style={{ height: 100 }}>{index}</div>
        </li>
      ))}
    </ul>
  );
}

const list = () => document.querySelector<HTMLElement>('ul') ?? document.body;
const item = (index: number) => document.querySelector<HTMLElement>(`[data-index="${index}"]`);
const topOf = (index: number) => item(index)?.getBoundingClientRect().top;

beforeEach(async () => {
  await page.viewport(1000, 800);
  document.body.style.margin = '0';
  window.scrollTo(0, 0);
});

test('a list of measured items moves the items below one that grows, without an error', async () => {
  const onError = vi.fn();
  window.addEventListener('error', onError);
  await render(<List />);
  await nextPaint();
  item(1)?.firstElementChild?.setAttribute('style', 'height: 250px');
  await vi.waitFor(() => expect(topOf(2)).toBe(350));
  expect(list().style.height).toBe(`${COUNT * 100 + 150}px`);
  expect(onError).not.toHaveBeenCalled();
  window.removeEventListener('error', onError);
});

test('a list of measured items keeps the visible items in place when one above the viewport grows', async () => {
  await render(<List />);
  window.scrollTo(0, 30_000);
  await nextPaint();
  const top = topOf(303);
  item(290)?.firstElementChild?.setAttribute('style', 'height: 400px');
  await expect.poll(() => list().style.height).toBe(`${COUNT * 100 + 300}px`);
  expect(topOf(303)).toBe(top);
  await expect.poll(() => window.scrollY).toBe(30_300);
  expect(topOf(303)).toBe(top);
});
