import '@loggia/ui/styles.css';
import { describe, expect, onTestFinished, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { createStubPlayer } from '../../helpers/createStubPlayer.ts';
import { CarouselPage } from '../carousel/CarouselPage.tsx';
import { item, PlaylistPage } from '../playlist/PlaylistPage.tsx';

type Colour = readonly [red: number, green: number, blue: number, alpha: number];

const WHITE: Colour = [255, 255, 255, 1];
const BLACK: Colour = [0, 0, 0, 1];

const find = (selector: string) => document.querySelector<HTMLElement>(selector) ?? document.body;
const styleOf = (selector: string) => getComputedStyle(find(selector));

function readColour(text: string): Colour {
  const [red = 0, green = 0, blue = 0, alpha = 1] = (text.match(/[\d.]+/g) ?? []).map(Number);
  return [red, green, blue, alpha];
}

const over = ([red, green, blue, alpha]: Colour, ground: Colour): Colour => {
  const mix = (top: number, below: number) => top * alpha + below * (1 - alpha);
  return [mix(red, ground[0]), mix(green, ground[1]), mix(blue, ground[2]), 1];
};

function luminanceOf(colour: Colour): number {
  const [red = 0, green = 0, blue = 0] = colour
    .slice(0, 3)
    .map((part) => part / 255)
    .map((part) => (part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrastOf(first: Colour, second: Colour): number {
  const [light = 0, dark = 0] = [luminanceOf(first), luminanceOf(second)].sort((left, right) => right - left);
  return (light + 0.05) / (dark + 0.05);
}

function addPageRules(css: string): void {
  const style = document.createElement('style');
  style.textContent = css;
  document.head.append(style);
  onTestFinished(() => style.remove());
}

describe.each(['light', 'dark'])('carousel controls in the %s color scheme', (colorScheme) => {
  test.each([
    ['dark', undefined],
    ['light', 'light'],
  ])('have sufficient contrast on any image with the %s lightbox theme', async (_name, lightbox) => {
    await render(
      <div style={{ colorScheme }} data-loggia-theme={colorScheme} data-loggia-lightbox={lightbox}>
        <CarouselPage playButton />
      </div>,
    );
    const controls = [...document.querySelectorAll('.loggia-carousel-stage .loggia-button')];
    expect(controls).toHaveLength(3);
    for (const control of controls) {
      const { color, backgroundColor } = getComputedStyle(control);
      for (const picture of [WHITE, BLACK]) {
        const disc = over(readColour(backgroundColor), picture);
        expect(contrastOf(readColour(color), disc)).toBeGreaterThanOrEqual(3);
        expect(getComputedStyle(control.querySelector('svg') ?? document.body).color).toBe(color);
      }
    }
  });
});

test("a page's underlined link style does not apply to the kit's menu items and buttons", async () => {
  addPageRules('a { text-decoration: underline }');
  await render(
    <div className="loggia-gallery">
      <div className="loggia-more-menu">
        <a className="loggia-button" href="#original">
          Original
        </a>
      </div>
      <div className="loggia-share">
        <a href="#share">Share</a>
      </div>
      <a className="loggia-text-button" href="#next">
        Next
      </a>
      <p>
        <a href="#text">A link of a text</a>
      </p>
    </div>,
  );
  const lines = [...document.querySelectorAll('.loggia-gallery a')].map(
    (link) => getComputedStyle(link).textDecorationLine,
  );
  expect(lines).toEqual(['none', 'none', 'none', 'underline']);
});

test.each(['ltr', 'rtl'])("a print size select has the kit's custom arrow in %s layouts", async (dir) => {
  await render(
    <div className="loggia-cart" dir={dir}>
      <select aria-label="Size">
        <option>Large</option>
      </select>
    </div>,
  );
  const { appearance, backgroundImage, backgroundPosition, paddingInlineEnd } = styleOf('.loggia-cart select');
  expect(appearance).toBe('none');
  expect(backgroundImage.match(/linear-gradient/g)).toHaveLength(2);
  expect(backgroundPosition.includes('100%')).toBe(dir === 'ltr');
  expect(paddingInlineEnd).toBe('36px');
});

test.each([
  ['light', 'rgb(230, 228, 223)'],
  ['dark', 'rgb(43, 42, 39)'],
])(
  "a video whose aspect ratio differs from its player's has no black bars in the %s color scheme",
  async (colorScheme, ground) => {
    await render(
      <div style={{ colorScheme }} data-loggia-theme={colorScheme}>
        <PlaylistPage stub={createStubPlayer()} />
      </div>,
    );
    await expect.element(item(1)).toBeVisible();
    expect(styleOf('.loggia-player').backgroundColor).toBe(ground);
    const film = document.createElement('video');
    film.className = 'loggia-player-element';
    find('.loggia-player').dataset['kind'] = 'file';
    find('.loggia-player').append(film);
    expect(getComputedStyle(film).backgroundColor).toBe(ground);
  },
);
