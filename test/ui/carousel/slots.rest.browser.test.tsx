import '@loggia/ui/styles.css';
import type { ReactElement } from 'react';
import { describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import {
  Carousel,
  FeatureCarousel,
  InlineSlideshow,
  type CarouselArrowPart,
  type CarouselSlots,
  type InlineSlideshowSlots,
} from '@loggia/ui';
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
  ['a feature carousel', () => <FeatureCarousel {...words} autoplay slots={SLOTS} />],
  ['an inline slideshow', () => <InlineSlideshow {...words} slots={SLOTS} />],
];

describe.each(VIEWS)('%s', (_name, view) => {
  test('renders a custom play button and custom arrows that work with the keyboard', async () => {
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

test('a carousel renders custom dots that work with the keyboard', async () => {
  const dots: CarouselSlots['dots'] = ({ carousel }) => (
    <div {...carousel.getDotsProps()}>
      {Array.from({ length: carousel.pageCount }, (_, dot) => (
        <button key={dot} {...carousel.getDotProps({ page: dot, 'aria-label': undefined })}>
          Number {dot + 1}
        </button>
      ))}
    </div>
  );
  await render(<Carousel label="Alps" count={count} slots={{ dots }} renderSlide={({ index }) => index} />);
  page.getByText('Number 1', { exact: true }).element().focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(page.getByText('Number 2', { exact: true })).toHaveFocus();
  await expect.element(page.getByText(new RegExp(`2 (of|/) ${count}`)).first()).toBeInTheDocument();
});

test('a slideshow passes its state to a custom music button, filmstrip and watermark', async () => {
  const slots: InlineSlideshowSlots = {
    music: ({ music, buttonProps }) => (
      <button {...buttonProps} aria-label={undefined}>
        {music.isOn ? 'Silence' : 'Music'}
      </button>
    ),
    filmstrip: ({ show, filmstrip, children }) => (
      <section aria-label={`${filmstrip.thumbnails.length} of ${show.count} in small`}>{children}</section>
    ),
    watermark: ({ show, watermark }) => (
      <p>{watermark.type === 'text' && `${watermark.text}, image ${show.image?.id}`}</p>
    ),
  };
  const watermark = { type: 'text', text: 'Ridge Ltd.' } as const;
  await render(<InlineSlideshow {...words} musicUrl="/waltz.mp3" watermark={watermark} slots={slots} />);
  const [first, second] = paintedImages;
  await expect.element(page.getByText(`Ridge Ltd., image ${first?.id}`)).toBeInTheDocument();
  page.getByRole('button', { name: 'Music' }).element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('button', { name: 'Silence' })).toHaveFocus();
  const strip = page.getByRole('region', { name: new RegExp(`of ${count} in small`) });
  await strip
    .getByRole('button', { name: second?.title ?? '' })
    .first()
    .click();
  await expect.element(page.getByText(`Ridge Ltd., image ${second?.id}`)).toBeInTheDocument();
});
