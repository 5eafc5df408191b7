import { Profiler } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import {
  LightboxArrows,
  LightboxDialog,
  LightboxRoot,
  LightboxSidebar,
  LightboxSlides,
  LightboxView,
  Sidebars,
} from '@loggia/ui';
import { createStaticBackend } from '@loggia/hooks/static';
import { createFakeCommentStore } from '../../helpers/createFakeCommentStore.ts';
import { createImages } from './LightboxPage.tsx';
import { button, dialog, expectShown, renderOpenLightbox } from './renderLightboxPage.tsx';

const sidebarOf = (name: string) => dialog().element().querySelector<HTMLElement>(`aside[aria-label="${name}"]`);
const field = (name: string) => dialog().getByRole('textbox', { name, exact: true });
const privacyPolicy = () => dialog().getByRole('checkbox', { name: /privacy policy/ });

/** An open lightbox with comments. */
async function renderWithComments() {
  const comments = createFakeCommentStore();
  const images = createImages(5);
  await renderOpenLightbox({ backend: { ...createStaticBackend({ images }), comments } });
  await button('Show comments').click();
  await expect.poll(() => comments.loads.length).toBe(1);
  const captchaUrl = 'data:image/gif;base64,R0lGODlhAQABAAAAACw=#';
  const rules = { captchaUrl, hasPrivacyPolicy: true, privacyPolicyUrl: '/privacy/' };
  comments.loads[0]?.resolve({ comments: [{ id: '1', author: 'Ada', text: 'The first', canDelete: true }], rules });
  await expect.element(dialog().getByText('The first')).toBeVisible();
  return { comments };
}

async function closeComments(): Promise<void> {
  await button('Hide comments').click();
  await expect.poll(() => sidebarOf('Comments')?.dataset['status']).toBe('closed');
}

describe('a sidebar that has been opened and closed', () => {
  test('does not rerender on navigation', async () => {
    const draw = vi.fn();
    const countRenders = (
      <Profiler id="facts" onRender={draw}>
        <p>About the ridge</p>
      </Profiler>
    );
    await render(
      <LightboxRoot images={createImages(5)} defaultIndex={1} isOpen effect="none">
        <Sidebars names={['facts']} defaultOpenName="facts">
          <LightboxDialog>
            <LightboxView>
              <LightboxSlides>
                <LightboxArrows />
              </LightboxSlides>
            </LightboxView>
            <LightboxSidebar name="facts">{countRenders}</LightboxSidebar>
          </LightboxDialog>
        </Sidebars>
      </LightboxRoot>,
    );
    await expect.element(dialog().getByText('About the ridge')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => document.querySelector('aside')?.dataset['status']).toBe('closed');
    expect(draw).toHaveBeenCalled();
    draw.mockClear();
    await button('Next image').click();
    await expectShown('Landscape 3');
    expect(draw).not.toHaveBeenCalled();
  });

  test('loads no comments while closed, and loads those for the current image when reopened', async () => {
    const { comments } = await renderWithComments();
    await closeComments();
    await button('Next image').click();
    await expectShown('Landscape 3');
    expect(comments.loads.length).toBe(1);
    await button('Show comments').click();
    await expect.poll(() => comments.loads.at(-1)?.imageId).toBe('3');
    expect(comments.loads.length).toBe(2);
  });

  test('restores typed text and checked boxes when the user navigates back to the image', async () => {
    await renderWithComments();
    await field('Comment').fill('From the hill');
    await field('Verification code').fill('k7');
    await privacyPolicy().click();
    await closeComments();
    await button('Next image').click();
    await expectShown('Landscape 3');
    await button('Previous image').click();
    await expectShown('Landscape 2');
    await button('Show comments').click();
    await expect.element(dialog().getByText('The first')).toBeVisible();
    await expect.element(field('Comment')).toHaveValue('From the hill');
    await expect.element(field('Verification code')).toHaveValue('k7');
    await expect.element(privacyPolicy()).toBeChecked();
  });

  test('shows an error that occurred while the sidebar was closed', async () => {
    const { comments } = await renderWithComments();
    await field('Name').fill('Grace');
    await field('Comment').fill('From the hill');
    await field('Verification code').fill('k7');
    await privacyPolicy().click();
    await dialog().getByRole('button', { name: 'Submit' }).click();
    await expect.poll(() => comments.additions.length).toBe(1);
    await closeComments();
    comments.additions[0]?.resolve({ status: 'refused', errors: { captcha: 'That is not what stands there.' } });
    await button('Show comments').click();
    await expect.element(dialog().getByText('That is not what stands there.')).toBeVisible();
    await expect.element(field('Comment')).toHaveValue('From the hill');
  });
});
