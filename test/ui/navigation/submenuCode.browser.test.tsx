// @own-page
import '@loggia/ui/styles.css';
import { userEvent } from 'vitest/browser';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { SiteNavigation } from '@loggia/ui';
import { mouse } from '../../helpers/fingers.ts';
import { withholdCode } from '../../helpers/withholdCode.ts';
import { focusOn, LEFT, link } from './menus.ts';

/** Submenus open to the right. At the right edge they only fit if the positioning chunk flips them. */
const isInWindow = (name: string) => {
  const { left, right } = link(name).element().getBoundingClientRect();
  return left >= 0 && right <= document.documentElement.clientWidth;
};

const renderAtTheRight = () =>
  render(
    <div style={{ display: 'flex', justifyContent: 'end' }}>
      <SiteNavigation label="Main" items={LEFT.slice(0, 2)} />
    </div>,
  );

// Runs in its own file, because a chunk that has loaded isn't requested again.
test('submenus without their positioning chunk open at their CSS position, and request the chunk again when reopened', async () => {
  await mouse('mouseMoved', { x: 900, y: 700 });
  const code = await withholdCode('/chunks/menus');
  await renderAtTheRight();
  focusOn('Home');
  await code.whenAsked();
  await userEvent.tab();
  await expect.element(link('Practice')).toHaveFocus();
  await userEvent.tab();
  await expect.element(link('Family')).toHaveFocus();
  await expect.element(link('Heirs')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(link('Heirs')).not.toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(link('Practice')).toHaveFocus();

  await code.allow();
  focusOn('Home');
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(link('Heirs')).toBeVisible();
  await expect.poll(() => isInWindow('Heirs')).toBe(true);
});
