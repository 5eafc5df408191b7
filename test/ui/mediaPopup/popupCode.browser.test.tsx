// @own-page
import '@loggia/ui/styles.css';
import { page, userEvent } from 'vitest/browser';
import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { ImagePopups } from '@loggia/ui';
import { withholdCode } from '../../helpers/withholdCode.ts';

const address = location.href;
/** Links to the same page, so that following one doesn't end the test. */
const images = [1, 2].map((number) => ({ id: `p${number}`, url: `#project-${number}`, title: `Project ${number}` }));

afterEach(() => history.replaceState(null, '', address));

// Runs in its own file, because a chunk that has loaded isn't requested again.
test('an image remains a link if its pop-up chunk fails to load, and opens the pop-up once the chunk has loaded', async () => {
  const code = await withholdCode('/chunks/mediaPopup');
  await render(
    <ImagePopups
      images={images}
      renderImage={(image, linkProps) => (
        <a key={image.id} {...linkProps}>
          {image.title}
        </a>
      )}
    />,
  );
  await userEvent.click(page.getByRole('link', { name: 'Project 2' }));
  await vi.waitFor(() => expect(location.hash).toBe('#project-2'));
  expect(document.querySelector('dialog')).toBeNull();

  await code.give();
  await userEvent.click(page.getByRole('link', { name: 'Project 1' }));
  await expect.element(page.getByRole('dialog')).toBeVisible();
  expect(location.hash).toBe('#project-2');
});
