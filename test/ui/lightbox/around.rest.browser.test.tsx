import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { createStaticBackend } from '@loggia/hooks/static';
import { createImages, LightboxPage } from './LightboxPage.tsx';
import { button, dialog, expectClosed, expectShown, press, thumbnail } from './renderLightboxPage.tsx';

const heard = vi.fn<(type: string) => void>();
const listen = ({ type }: { readonly type: string }) => heard(type);

test('a card around a gallery receives no events from the lightbox, its menus or its overlays', async () => {
  const images = createImages(5);
  const backend = createStaticBackend({ images, settings: { hitCounter: true, shareUrl: 'https://photos.example/' } });
  await render(
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- apps use such cards
    <article onClick={listen} onPointerDown={listen} onMouseDown={listen} onKeyDown={listen}>
      <LightboxPage images={images} backend={backend} overlays={{ children: <button>Saved</button> }} />
    </article>,
  );
  await thumbnail('2').click();
  await expectShown('Landscape 2');
  heard.mockClear();
  await button('Next image').click();
  await expectShown('Landscape 3');
  await button('Saved').click();
  await press('{ArrowRight}');
  await button('Share').click();
  await dialog().getByRole('button', { name: 'Copy link' }).click();
  await press('{Escape}');
  await expect.element(dialog().getByRole('button', { name: 'Copy link' })).not.toBeInTheDocument();
  await press('{Escape}');
  await expectClosed();
  expect(heard.mock.calls).toEqual([]);
});
