import { afterEach, describe, expect, onTestFinished, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { expectAccessible } from '../helpers/expectAccessible.ts';
import { nextPaint } from '../helpers/nextPaint.ts';
import type { StoryFile } from './readStories.ts';

/** The stories on a page, checked one by one, because several stories contain the same accessible names. */
const partsOf = (container: Element): readonly Element[] => {
  const parts = [...container.querySelectorAll('.story-parts > div')];
  return parts.length > 0 ? parts : [container];
};

/**
 * Tests the stories of the given files. `preparePage` changes the page before each story, and returns a function that
 * undoes the changes.
 */
export function showStories(files: readonly StoryFile[], preparePage?: () => () => void): void {
  const address = location.href;

  afterEach(() => {
    history.replaceState(null, '', address);
  });

  describe.each(files)('the story $file', ({ stories }) => {
    test.each(stories)('$name renders without console messages and is accessible', async ({ Story }) => {
      if (preparePage) onTestFinished(preparePage());
      const screen = await render(<Story />);
      await expect.element(screen.getByRole('main')).toBeVisible();
      // Elements far from the viewport are removed a frame later.
      await nextPaint();
      for (const part of partsOf(screen.container)) await expectAccessible(part);
    });
  });
}
