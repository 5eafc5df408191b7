import '@loggia/ui/styles.css';
import '@loggia/ui/parts.css';
import type { ReactElement } from 'react';
import { describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { Carousel, FeatureCarousel, InlineSlideshow } from '@loggia/ui';
import type { CarouselArrowPart } from '@loggia/ui';
import { paintedImages } from '../../helpers/paintedImages.ts';

type Button = Pick<CarouselArrowPart, 'buttonProps'>;

const SLOTS = {
  arrow: ({ direction, buttonProps }: Button & Pick<CarouselArrowPart, 'direction'>) => (
    <button {...buttonProps} aria-label={undefined} className="">
      {direction === 'next' ? 'Later' : 'Earlier'}
    </button>
  ),
  playButton: ({ buttonProps }: Button) => <button {...buttonProps}>Run</button>,
};
const words = { images: paintedImages, label: 'Alps', lightbox: false } as const;
const count = paintedImages.length;

const VIEWS: readonly (readonly [name: string, view: () => ReactElement])[] = [
  [
    'a carousel',
    () => <Carousel label="Alps" autoplay count={count} slots={SLOTS} renderSlide={({ index }) => index} />,
  ],
  ['a carousel of images', () => <FeatureCarousel {...words} autoplay slots={SLOTS} />],
  ['a slideshow', () => <InlineSlideshow {...words} slots={SLOTS} />],
];

describe.each(VIEWS)('%s', (_name, view) => {
  test('has arrows and a play button of the page, which a keyboard uses', async () => {
    await render(view());
    const play = page.getByText('Run', { exact: true });
    const name = play.element().getAttribute('aria-label');
    play.element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(play).not.toHaveAttribute('aria-label', name ?? '');
    const later = page.getByRole('button', { name: 'Later' });
    later.element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText(new RegExp(`2 (of|/) ${count}`)).first()).toBeInTheDocument();
    await expect.element(later).toHaveFocus();
  });
});
