import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { useSlideshow } from '@loggia/hooks';

function Slideshow() {
  const target = { index: 0, count: 3, loop: true, hasNext: true, isSettled: true, next: () => {} };
  const slideshow = useSlideshow(target, { autoplay: true });
  return <button type="button" {...slideshow.getPlayButtonProps()} />;
}

test('a server-rendered slideshow hydrates without errors, then starts', async () => {
  const onRecoverableError = vi.fn();
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<Slideshow />);
  expect(container.querySelector('[data-playing]')).toBeNull();
  const root = hydrateRoot(container, <Slideshow />, { onRecoverableError });
  await vi.waitFor(() => expect(container.querySelector('[data-playing]')).not.toBeNull());
  expect(onRecoverableError).not.toHaveBeenCalled();
  root.unmount();
  container.remove();
});
