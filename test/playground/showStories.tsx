import { afterEach, describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { expectAccessible } from '../helpers/expectAccessible.ts';
import { nextPaint } from '../helpers/nextPaint.ts';
import type { StoryFile } from './readStories.ts';

/** The tests of some files of stories. */
export function showStories(files: readonly StoryFile[]): void {
  const address = location.href;

  afterEach(() => {
    history.replaceState(null, '', address);
  });

  describe.each(files)('the story $file', ({ stories }) => {
    test.each(stories)('$name shows itself, complains of nothing and is accessible', async ({ Story }) => {
      const screen = await render(<Story />);
      await expect.element(screen.getByRole('main')).toBeVisible();
      // Elements far from the window leave the document a frame later.
      await nextPaint();
      await expectAccessible(screen.container);
    });
  });
}
