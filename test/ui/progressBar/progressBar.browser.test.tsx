import '@loggia/ui/styles.css';
import { page } from 'vitest/browser';
import { afterEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { ProgressBar } from '@loggia/ui';
import { expectAccessible } from '../../helpers/expectAccessible.ts';

afterEach(() => window.scrollTo(0, 0));

const room = <div style={{ height: 2000 }} />;
const fillWidth = () => document.querySelector('rect')?.getBoundingClientRect().width ?? Number.NaN;

test('a progress bar is empty while below the viewport, and fills once scrolled into view', async () => {
  const { container } = await render(
    <div style={{ width: 400 }}>
      {room}
      <ProgressBar label="Settled" value={75} />
      {room}
    </div>,
  );
  const bar = page.getByRole('meter', { name: 'Settled' });
  await expect.poll(fillWidth).toBe(0);
  bar.element().scrollIntoView({ block: 'center', behavior: 'instant' });
  await expect.poll(fillWidth).toBe(300);
  window.scrollTo(0, 0);
  await expect.poll(fillWidth).toBe(300);
  await expectAccessible(container);
});
