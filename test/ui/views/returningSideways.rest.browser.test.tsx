import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { MasonryGallery } from '@loggia/ui';
import { forgetPlaces, leavePage, visitAgain } from '../../helpers/visitAgain.ts';
import { nextPaint } from '../../helpers/nextPaint.ts';
import { createImages, itemOf, openWindow, renderByRequest, type ViewProps } from './visitFixtures.tsx';

const images = createImages(900);
const sideways = (props: ViewProps) => <MasonryGallery {...props} direction="rows" maxColumns={2} />;

beforeEach(openWindow);
afterEach(() => {
  forgetPlaces();
  document.documentElement.dir = '';
});

const scroller = () => document.querySelector('.loggia-images-sideways') ?? document.body;
const leftOf = (id: string) => itemOf(id)?.getBoundingClientRect().left ?? Number.NaN;

/** The first image that is fully in the viewport. */
async function imageInSight() {
  const find = () =>
    images.find(({ id }) => {
      const bounds = itemOf(id)?.getBoundingClientRect();
      return bounds && bounds.left >= 0 && bounds.right <= window.innerWidth;
    });
  await expect.poll(find).toBeDefined();
  return find()?.id ?? '';
}

describe('a masonry gallery in rows', () => {
  test.each([
    ['ltr', 1],
    ['rtl', -1],
  ])('restores its horizontal scroll position in %s layouts', async (direction, sign) => {
    document.documentElement.dir = direction;
    const { answer, unmount } = await renderByRequest(sideways);
    answer(images);
    await expect.poll(() => scroller().scrollWidth).toBeGreaterThan(20_000);
    scroller().scrollTo({ left: sign * 9000, behavior: 'instant' });
    await nextPaint();
    const id = await imageInSight();
    const left = leftOf(id);
    expect(window.scrollY).toBe(0);
    await leavePage();
    await unmount();

    visitAgain();
    const again = await renderByRequest(sideways);
    again.answer(images);
    await vi.waitFor(() => expect(leftOf(id)).toBeCloseTo(left, 0));
  });
});
