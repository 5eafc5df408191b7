import { afterEach, describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { expectAccessible } from '../helpers/expectAccessible.ts';
import { nextPaint } from '../helpers/nextPaint.ts';
import type { StoryFile } from './readStories.ts';

/** Of a page of several stories each is looked at alone: what they show bears the same names. */
const partsOf = (container: Element): readonly Element[] => {
  const parts = [...container.querySelectorAll('.story-parts > div')];
  return parts.length > 0 ? parts : [container];
};

/** Tests the stories of some files. */
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
      for (const part of partsOf(screen.container)) await expectAccessible(part);
    });
  });
}
