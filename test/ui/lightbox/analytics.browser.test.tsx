import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { StrictMode } from 'react';
import { render } from 'vitest-browser-react';
import type { LightboxAnalyticsEvent } from '@loggia/hooks';
import { dragFinger, middleOf, plugInTouchScreen, unplugTouchScreen } from '../../helpers/fingers.ts';
import { createImages, LightboxPage } from './LightboxPage.tsx';
import { button, dialog, expectClosed, expectShown, openMore, press, thumbnail } from './renderLightboxPage.tsx';
import { propsFor } from './renderSettings.tsx';

beforeAll(plugInTouchScreen);
afterAll(unplugTouchScreen);

const find = (selector: string) => dialog().element().querySelector<HTMLElement>(selector);

test('the onEvent prop reports each user action once, from opening the lightbox to closing it', async () => {
  const told: string[] = [];
  const onEvent = (event: LightboxAnalyticsEvent) => {
    const cause = 'reason' in event ? ` by ${event.reason}` : '';
    told.push(`${event.type} ${event.image.id}${cause}`);
  };
  const expectTold = (...events: string[]) => vi.waitFor(() => expect(told.splice(0, events.length)).toEqual(events));
  const pictures = createImages(8).map((image) => ({ ...image, originalUrl: image.url }));
  const props = propsFor({ rating: true, showDownload: true }, { pictures });
  await render(
    <StrictMode>
      <LightboxPage {...props} onEvent={onEvent} />
    </StrictMode>,
  );
  await thumbnail('2').click();
  await expectShown('Landscape 2');
  await expectTold('opened 2 by trigger', 'shown 2 by opened');

  await press('{ArrowRight}');
  await expectShown('Landscape 3');
  await expectTold('shown 3 by keyboard');
  await button('Zoom').click();
  await expectTold('zoomed 3 by button');
  await press('0');
  await expectTold('zoomed 3 by keyboard');
  await button('Play slideshow').click();
  await button('Pause slideshow').click();
  await expectTold('slideshowStarted 3 by playButton', 'slideshowStopped 3 by playButton');
  await dialog().getByRole('radio', { name: '4 of 5 stars' }).click();
  await expectTold('rated 3');
  await openMore();
  const download = dialog().getByRole('link', { name: 'Download original image' });
  await expect.element(download).toBeVisible();
  download.element().addEventListener('click', (event) => event.preventDefault());
  await download.click();
  await expectTold('downloaded 3');
  await dialog().getByRole('button', { name: 'Share' }).click();
  const network = dialog().getByRole('link', { name: /Facebook/ });
  await expect.element(network).toBeVisible();
  network.element().addEventListener('click', (event) => event.preventDefault());
  await network.click();
  await button('Play slideshow').click();
  await button('Close').click();
  await expectClosed();
  await vi.waitFor(() => expect(told.at(-1)).toMatch(/slideshowStopped 3 by closed|closed 3 by closeButton/));
  expect(told.sort()).toEqual([
    'closed 3 by closeButton',
    'shared 3',
    'slideshowStarted 3 by playButton',
    'slideshowStopped 3 by closed',
  ]);
});

test('zooming in enlarges `sizes`, zooming out does not reduce them, and dragging pauses the slideshow', async () => {
  const pictures = createImages(5).map((image) => ({
    ...image,
    width: 2400,
    height: 1600,
    candidates: [{ url: `${image.url}&small`, width: 600 }],
  }));
  await render(<LightboxPage images={pictures} />);
  await thumbnail('2').click();
  await expectShown('Landscape 2');
  const image = () => find('[data-role=current] img') as HTMLImageElement;
  const whole = image().sizes;
  // The media conditions before the sizes are unchanged.
  const timesAsWide = (factor: number) => whole.replaceAll(/\d+(?:vw|vh|px)(?=,|$)/g, `calc(${factor} * ($&))`);
  await button('Zoom').click();
  await expect.poll(() => image().sizes).toBe(timesAsWide(2));
  await press('+');
  await expect.poll(() => image().sizes).toBe(timesAsWide(3));
  await press('0');
  await expect.element(button('Zoom')).toHaveAttribute('aria-pressed', 'false');
  expect(image().sizes).toBe(timesAsWide(3));

  const surface = find('.loggia-slides') as HTMLElement;
  await vi.waitFor(() => expect(surface.style.touchAction).toBe('none'));
  await button('Play slideshow').click();
  const pause = button('Pause slideshow');
  await expect.element(pause).toHaveAttribute('data-playing');
  await dragFinger(middleOf(surface), middleOf(surface, { x: -20 }), {
    beforeRelease: async () => {
      await expect.element(pause).not.toHaveAttribute('data-playing');
    },
  });
  await expect.element(pause).toHaveAttribute('data-playing');
});
