import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { useFilmstrip, type UseLightboxResult } from '@loggia/hooks';
import { LightboxPage } from '../../helpers/LightboxPage.tsx';

function Thumbnails({ lightbox }: { readonly lightbox: UseLightboxResult }) {
  const filmstrip = useFilmstrip(lightbox, { thumbnailWidth: 60, thumbnailHeight: 40 });
  return (
    <div {...filmstrip.getContainerProps({ style: { width: 400 } })}>
      <div {...filmstrip.getTrackProps()}>
        <ul {...filmstrip.getListProps()}>
          {filmstrip.thumbnails.map(({ index, image }) => (
            <li key={image.id} {...filmstrip.getItemProps({ index })}>
              <button type="button" {...filmstrip.getThumbnailProps({ index })}>
                <img {...filmstrip.getThumbnailImageProps({ index })} />
              </button>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

test('lightbox keys move focus along the filmstrip, one image per key press', async () => {
  const screen = await render(
    <LightboxPage history={false}>{(lightbox) => <Thumbnails lightbox={lightbox} />}</LightboxPage>,
  );
  await screen.getByRole('link', { name: 'Image 2' }).click();
  const thumbnail = (number: number) => screen.getByRole('button', { name: `Image ${number}, Image ${number}` });
  await thumbnail(2).click();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(thumbnail(3)).toHaveFocus();
  await userEvent.keyboard('{End}');
  await expect.element(thumbnail(5)).toHaveFocus();
  await expect.element(thumbnail(5)).toHaveAttribute('aria-current', 'true');
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(thumbnail(4)).toHaveFocus();
});
