// @own-page
import '@loggia/ui/styles.css';
import { page, userEvent } from 'vitest/browser';
import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { ImagePopups } from '@loggia/ui';
import { withholdCode } from '../../helpers/withholdCode.ts';

const address = location.href;
/** Links that lead nowhere else, so that following one does not end the test. */
const images = [1, 2].map((number) => ({ id: `p${number}`, url: `#project-${number}`, title: `Project ${number}` }));

afterEach(() => history.replaceState(null, '', address));

// Alone in its file: a module that was fetched once is not fetched again.
test('an image whose pop-up cannot be loaded keeps its thumbnail a link, and opens once it can', async () => {
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
