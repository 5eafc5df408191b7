import '@loggia/ui/styles.css';
import axe from 'axe-core';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { HitCounter } from '@loggia/ui';

test('the hit counter shows its text with sufficient contrast, and renders nothing if the text is empty', async () => {
  const screen = await render(<HitCounter hits={{ text: 'Hits: 12' }} />);
  await expect.element(screen.getByText('Hits: 12')).toBeVisible();
  const { violations } = await axe.run(screen.container, { runOnly: ['color-contrast'] });
  expect(violations).toEqual([]);
  await screen.rerender(<HitCounter hits={{ text: '' }} />);
  expect(screen.container.textContent).toBe('');
});
