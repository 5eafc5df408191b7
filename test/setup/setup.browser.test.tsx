import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';

test('a component stands in a real browser', async () => {
  const screen = await render(<button type="button">Open</button>);
  await expect.element(screen.getByRole('button', { name: 'Open' })).toBeVisible();
});

test.fails('a complaint of React fails its test', async () => {
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

test.each(['first', 'second'])(
  'the %s test finds the mouse away from the page, wherever another has left it',
  async () => {
    const screen = await render(<div data-testid="page" style={{ position: 'fixed', inset: 0 }} />);
    const ground = screen.getByTestId('page');
    await twoFrames();
    expect(ground.element().matches(':hover')).toBe(false);
    await userEvent.hover(ground);
    await expect.poll(() => ground.element().matches(':hover')).toBe(true);
  },
);

/** Chromium looks for what lies under the mouse once a frame. */
const twoFrames = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
