import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { useState } from 'react';
import { OfflineError } from '@loggia/hooks/errors';
import type { GalleryImage } from '@loggia/hooks';
import { expectAccessible } from '../../helpers/expectAccessible.ts';
import { createImages, LightboxPage } from '../lightbox/LightboxPage.tsx';
import { button, dialog, expectShown, press, thumbnail } from '../lightbox/renderLightboxPage.tsx';

const ALL = createImages(10);

/** A page that has loaded five of ten images. The first `failures` requests for more fail. */
function PagedPage({ failures = 0 }: { readonly failures?: number }) {
  const [images, setImages] = useState<readonly GalleryImage[]>(ALL.slice(0, 5));
  const [left, setLeft] = useState(failures);
  const onNeedMore = async () => {
    setLeft(left - 1);
    if (left > 0) throw new OfflineError();
    setImages(ALL);
  };
  return <LightboxPage images={images} total={ALL.length} onNeedMore={onNeedMore} />;
}

test('the lightbox loads images beyond the current page, and counts all of them', async () => {
  await render(<PagedPage />);
  await thumbnail('4').click();
  await expectShown('Landscape 4');
  await expect.element(dialog().getByText('4 / 10')).toBeInTheDocument();
  await press('{ArrowRight}');
  await expectShown('Landscape 5');
  await press('{ArrowRight}');
  await expectShown('Landscape 6');
});

test('retrying a failed request for more images navigates to the next image, and keeps focus in the dialog', async () => {
  await render(<PagedPage failures={1} />);
  await thumbnail('5').click();
  await expectShown('Landscape 5');
  await expect.element(dialog().getByText('You are probably offline. More images will load').last()).toBeVisible();
  await press('{ArrowRight}');
  await expectAccessible(page.getByRole('dialog').element());
  await button('Try again').click();
  await expectShown('Landscape 6');
  await expect.element(dialog()).toHaveFocus();
});
