import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';

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
