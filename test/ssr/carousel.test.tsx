import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { HERO_CAROUSEL, PLAYLIST_CAROUSEL } from '@loggia/hooks/carousel';
import { Carousel, FeatureCarousel, KitProvider } from '@loggia/ui';
import type { CarouselProps } from '@loggia/ui';

const render = (props: Partial<CarouselProps> = {}, nonce: string | false | undefined = undefined) =>
  renderToString(
    <KitProvider nonce={nonce}>
      <Carousel
        label="Quotes"
        count={20}
        renderSlide={({ index }) => <a href={`/quotes/${index + 1}`}>Quote {index + 1}</a>}
        {...props}
      />
    </KitProvider>,
  );
const links = (html: string) => [...html.matchAll(/<a [^>]*(href="[^"]+")/g)].map(([, link]) => link);

describe('the server’s HTML of a carousel', () => {
  test('has the first slides with links that work, in their order', () => {
    expect(links(render())).toEqual(['href="/quotes/1"']);
    expect(links(render(PLAYLIST_CAROUSEL))).toHaveLength(12);
    expect(links(render({ initialCount: 3 }))).toEqual(['href="/quotes/1"', 'href="/quotes/2"', 'href="/quotes/3"']);
    expect(links(render({ defaultIndex: 7 }))).toEqual(['href="/quotes/8"']);
  });

  test('keeps nothing of it from anybody: no style attribute, nothing inert', () => {
    const html = render({ ...HERO_CAROUSEL, items: 4 });
    expect(html).not.toMatch(/\sstyle=|inert/);
  });

  test('can be scrolled by the keyboard, where there is anything to scroll', () => {
    expect(render()).toContain('tabindex="0"');
    expect(render({ count: 1 })).not.toContain('tabindex="0"');
  });

  test('has its room as rules for each width, unless the page wants no style element', () => {
    const html = render(PLAYLIST_CAROUSEL, 'abc');
    const name = /data-carousel="(\w+)"/.exec(html)?.[1];
    expect(html).toContain(`<style nonce="abc">[data-carousel=${name}]{--loggia-carousel-items:2;`);
    expect(html).toContain(`@container (min-width:1440px){[data-carousel=${name}]{--loggia-carousel-items:12}}`);
    expect(html.slice(html.indexOf('<style'), html.indexOf('</style>'))).not.toMatch(/&(gt|lt|amp|quot|#)/);
    expect(render(PLAYLIST_CAROUSEL)).toContain('<style>[data-carousel=');
    expect(render(PLAYLIST_CAROUSEL, false)).not.toContain('<style');
  });

  test('plays nothing yet, and has the button to stop it before all else', () => {
    const html = render(HERO_CAROUSEL);
    expect(html).not.toContain('data-playing');
    const names = [...html.matchAll(/<button[^>]*aria-label="([^"]+)"/g)].map(([, name]) => name);
    expect(names.slice(0, 3)).toEqual(['Pause slideshow', 'Previous slide', 'Next slide']);
  });

  test('has links to the files of a gallery', () => {
    const images = Array.from({ length: 9 }, (_, index) => ({ id: String(index), url: `/photos/${index}.jpg` }));
    const html = renderToString(<FeatureCarousel images={images} />);
    expect(links(html)).toHaveLength(5);
    expect(links(html)[0]).toBe('href="/photos/0.jpg"');
    expect(html).not.toMatch(/\sstyle=/);
  });
});
