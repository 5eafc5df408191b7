import '@loggia/ui/styles.css';
import { page } from 'vitest/browser';
import { afterEach, expect, test } from 'vitest';
import { createImages } from '../lightbox/LightboxPage.tsx';
import { button, dialog, press, renderOpenLightbox } from '../lightbox/renderLightboxPage.tsx';
import { propsFor } from '../lightbox/renderSettings.tsx';
import { embedded, STUBS } from './EmbedPage.tsx';

const pictures = [...createImages(1), embedded('YOUTUBE_VIDEO', 'film-a')];
const description = 'A long text about it. '.repeat(20);
const find = (selector: string) => dialog().element().querySelector<HTMLElement>(selector);

afterEach(() => page.viewport(1280, 800));

function areApart(first: Element | null, second: Element | null): boolean {
  if (!first || !second) throw new Error('One of the two is not there.');
  const [a, b] = [first.getBoundingClientRect(), second.getBoundingClientRect()];
  return a.bottom <= b.top + 0.5 || b.bottom <= a.top + 0.5 || a.right <= b.left + 0.5 || b.right <= a.left + 0.5;
}

test.each([
  [390, 844, 'bottom'],
  [1024, 768, 'top'],
  [1440, 900, 'bottom'],
] as const)(
  'the player is not covered at %i × %i px with info, stars and hit counter at the %s',
  async (width, height, edge) => {
    await page.viewport(width, height);
    const settings = {
      controlTab: true,
      infoAlwaysShown: true,
      infoPosition: edge,
      rating: true,
      ratingPosition: edge,
      hitCounter: true,
      hitCounterPosition: edge,
    } as const;
    const titled = pictures.map((image) => ({ ...image, description, hitCount: 7 }));
    await renderOpenLightbox({ ...propsFor(settings, { pictures: titled, embeds: { hosts: STUBS } }), id: '1' });
    await press('{ArrowRight}');
    await expect.element(dialog().getByRole('radiogroup')).toBeVisible();
    await expect.poll(() => find('.loggia-hits')).not.toBeNull();
    await expect.poll(() => find('.loggia-embed-frame')?.clientHeight).toBeGreaterThan(100);
    for (const selector of ['.loggia-info', '.loggia-votes', '.loggia-hits', '.loggia-control-tab', '.loggia-close']) {
      await expect.poll(() => areApart(find('.loggia-embed-frame'), find(selector)), { message: selector }).toBe(true);
    }
    const playerWithInfo = find('.loggia-embed-frame')?.clientHeight ?? 0;
    await button('Hide info').click();
    await expect.poll(() => find('.loggia-embed-frame')?.clientHeight).toBeGreaterThanOrEqual(playerWithInfo);
  },
);
