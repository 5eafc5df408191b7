import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';

test('a component renders in a real browser', async () => {
  const screen = await render(<button type="button">Open</button>);
  await expect.element(screen.getByRole('button', { name: 'Open' })).toBeVisible();
});

test.fails('a React warning fails the test', async () => {
  const twins = ['a', 'a'];
  const screen = await render(
    <ul>
      {twins.map((twin) => (
        <li key={twin}>{twin}</li>
      ))}
    </ul>,
  );
  await expect.element(screen.getByRole('list')).toBeInTheDocument();
});

test.each(['first', 'second'])('the %s test starts with the mouse outside the page', async () => {
  const screen = await render(<div data-testid="page" style={{ position: 'fixed', inset: 0 }} />);
  const ground = screen.getByTestId('page');
  await twoFrames();
  expect(ground.element().matches(':hover')).toBe(false);
  await userEvent.hover(ground);
  await expect.poll(() => ground.element().matches(':hover')).toBe(true);
});

/** Chromium updates hover states once per frame. */
const twoFrames = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
