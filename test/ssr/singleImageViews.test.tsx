import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { BlogGallery, FeatureCarousel, ImageBrowser, InlineSlideshow, KitProvider } from '@loggia/ui';

const images = Array.from({ length: 600 }, (_, index) => ({
  id: String(index + 1),
  url: `/photos/${index + 1}.jpg`,
  title: `Photo ${index + 1}`,
  width: 1200,
  height: 800,
}));

describe('the server’s HTML', () => {
  test('has one image of an image browser in its size, links to the others, and no style attribute', () => {
    const html = renderToString(
      <KitProvider nonce="abc">
        <ImageBrowser images={images} defaultPage={3} width={500} getPageHref={(page) => `?page=${page}`} />
      </KitProvider>,
    );
    expect(html.match(/<img /g)).toHaveLength(1);
    expect(html).toContain('width="1200" height="800"');
    expect(html).toContain('href="?page=2"');
    expect(html).toContain('href="?page=4"');
    expect(html).toContain('>Photo 3</h3>');
    expect(html).not.toMatch(/<[a-z][^>]*\sstyle=/i);
  });

  test('has all entries of a page of a blog, and the first ones of a long list', () => {
    const print = (count: number) => renderToString(<BlogGallery images={images.slice(0, count)} />);
    expect(print(5).match(/<article /g)).toHaveLength(5);
    expect(print(600).match(/<article /g)).toHaveLength(5);
    expect(print(5)).not.toMatch(/<[a-z][^>]*\sstyle=/i);
  });
});

describe.for([
  { name: 'an image browser', View: ImageBrowser },
  { name: 'a blog', View: BlogGallery },
  { name: 'a slideshow', View: InlineSlideshow },
  { name: 'a carousel', View: FeatureCarousel },
])('$name', ({ View }) => {
  const few = images.slice(0, 4);

  test('asks for its first picture with the page', () => {
    expect(renderToString(<View images={few} />)).toContain('<link rel="preload" as="image" href="/photos/1.jpg"');
  });

  test('asks for no picture before it is near the window where it is far down a page', () => {
    const html = renderToString(<View images={few} eagerCount={0} />);
    expect(html).toContain('src="/photos/1.jpg"');
    expect(html).not.toContain('rel="preload"');
    expect(html).not.toMatch(/fetchPriority="high"/i);
  });
});
