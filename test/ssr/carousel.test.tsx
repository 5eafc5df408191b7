import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { HERO_CAROUSEL, PLAYLIST_CAROUSEL } from '@loggia/hooks/carousel';
import { Carousel, FeatureCarousel, KitProvider, type CarouselProps } from '@loggia/ui';

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

describe('a server-rendered carousel', () => {
  test('contains the first slides in order with working links', () => {
    expect(links(render())).toEqual(['href="/quotes/1"']);
    expect(links(render(PLAYLIST_CAROUSEL))).toHaveLength(12);
    expect(links(render({ initialCount: 3 }))).toEqual(['href="/quotes/1"', 'href="/quotes/2"', 'href="/quotes/3"']);
    expect(links(render({ defaultIndex: 7 }))).toEqual(['href="/quotes/8"']);
  });

  test('has no style attributes or inert slides', () => {
    const html = render({ ...HERO_CAROUSEL, items: 4 });
    expect(html).not.toMatch(/\sstyle=|inert/);
  });

  test('can be scrolled with the keyboard if there is more than one slide', () => {
    expect(render()).toContain('tabindex="0"');
    expect(render({ count: 1 })).not.toContain('tabindex="0"');
  });

  test('has a style element with container queries, unless disabled', () => {
    const html = render(PLAYLIST_CAROUSEL, 'abc');
    const name = /data-carousel="(\w+)"/.exec(html)?.[1];
    expect(html).toContain(`<style nonce="abc">[data-carousel=${name}]{--loggia-carousel-items:2;`);
    expect(html).toContain(`@container (min-width:1440px){[data-carousel=${name}]{--loggia-carousel-items:12}}`);
    expect(html.slice(html.indexOf('<style'), html.indexOf('</style>'))).not.toMatch(/&(gt|lt|amp|quot|#)/);
    expect(render(PLAYLIST_CAROUSEL)).toContain('<style>[data-carousel=');
    expect(render(PLAYLIST_CAROUSEL, false)).not.toContain('<style');
  });

  test('is not playing, and has the pause button as its first control', () => {
    const html = render(HERO_CAROUSEL);
    expect(html).not.toContain('data-playing');
    const names = [...html.matchAll(/<button[^>]*aria-label="([^"]+)"/g)].map(([, name]) => name);
    expect(names.slice(0, 3)).toEqual(['Pause slideshow', 'Previous slide', 'Next slide']);
  });

  test('links to the image files in a gallery', () => {
    const images = Array.from({ length: 9 }, (_, index) => ({ id: String(index), url: `/photos/${index}.jpg` }));
    const html = renderToString(<FeatureCarousel images={images} />);
    expect(links(html)).toHaveLength(5);
    expect(links(html)[0]).toBe('href="/photos/0.jpg"');
    expect(html).not.toMatch(/\sstyle=/);
  });
});
