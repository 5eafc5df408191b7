import '@loggia/ui/styles.css';
import '@loggia/ui/marketing.css';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { page } from 'vitest/browser';
import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { BackToTop, FullHeight, PageLoader, Parallax } from '@loggia/ui';

afterEach(() => {
  window.scrollTo(0, 0);
  vi.unstubAllGlobals();
});

const room = (height: number) => <div style={{ height }} />;
const layer = <div data-testid="sky" style={{ height: '100%' }} />;
const skyTop = () => page.getByTestId('sky').element().getBoundingClientRect().top;

test('the way to the top is there past 200 px, and leads there with the focus', async () => {
  await render(
    <StrictMode>
      <a href="#first">First</a>
      {room(3000)}
      <BackToTop />
    </StrictMode>,
  );
  const link = page.getByRole('link', { name: 'Back to top', includeHidden: true });
  const isActive = () => link.element().hasAttribute('data-active');
  window.scrollTo(0, 201);
  await expect.poll(isActive).toBe(true);
  window.scrollTo(0, 200);
  await expect.poll(isActive).toBe(false);
  await expect.element(link).not.toBeVisible();
  window.scrollTo(0, 2000);
  await expect.element(link).toBeVisible();
  await link.click();
  await expect.poll(() => window.scrollY).toBe(0);
  await expect.poll(isActive).toBe(false);
  expect(document.activeElement).toBe(document.body);
  expect(location.hash).toBe('');
});

test.each(['with', 'without'])('a layer moves more slowly than its scene, %s scroll timelines', async (timelines) => {
  if (timelines === 'without') {
    expect('ViewTimeline' in window).toBe(true);
    Reflect.deleteProperty(window, 'ViewTimeline');
  }
  await render(
    <StrictMode>
      {room(900)}
      <Parallax layer={layer} style={{ height: 400 }} aria-label="Call">
        Call us
      </Parallax>
      {room(2000)}
    </StrictMode>,
  );
  const scene = page.getByRole('region', { name: 'Call' }).element();
  const shift = () => Math.round(skyTop() - scene.getBoundingClientRect().top);
  // Half of the way through a window of 800 px the layer stands in the middle: a fifth of the scene above it.
  window.scrollTo(0, 700);
  await expect.poll(shift).toBe(-80);
  window.scrollTo(0, 1300);
  await expect.poll(shift).toBe(0);
  window.scrollTo(0, 100);
  await expect.poll(shift).toBe(-160);
});

test('a cover fades out at the load of its page, and is gone', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<PageLoader />);
  const cover = () => container.querySelector<HTMLElement>('.loggia-page-loader');
  expect(cover()?.dataset['status']).toBe('loading');
  const root = hydrateRoot(container, <PageLoader />);
  await expect.poll(cover).toBeNull();
  root.unmount();
  container.remove();
});

test('a section is as high as the window', async () => {
  await render(<FullHeight aria-label="Hall">Hall</FullHeight>);
  expect(page.getByRole('region', { name: 'Hall' }).element().getBoundingClientRect().height).toBe(window.innerHeight);
});
