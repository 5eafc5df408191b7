import { afterEach, describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { expectAccessible } from '../helpers/expectAccessible.ts';
import { readStories } from './readStories.ts';

const address = location.href;

afterEach(() => {
  history.replaceState(null, '', address);
});

describe.each(readStories())('the story $file', ({ stories }) => {
  test.each(stories)('$name shows itself, complains of nothing and is accessible', async ({ Story }) => {
    const screen = await render(<Story />);
    await expect.element(screen.getByRole('main')).toBeVisible();
    await expectAccessible(screen.container);
  });
});
