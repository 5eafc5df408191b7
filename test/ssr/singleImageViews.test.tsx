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

describe('on the server', () => {
  test('an image browser renders one image with its size and page links', () => {
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

  test('a blog renders its first five posts', () => {
    const print = (count: number) => renderToString(<BlogGallery images={images.slice(0, count)} />);
    expect(print(5).match(/<article /g)).toHaveLength(5);
    expect(print(600).match(/<article /g)).toHaveLength(5);
    expect(print(5)).not.toMatch(/<[a-z][^>]*\sstyle=/i);
  });
});

describe.for([
  { name: 'image browser', View: ImageBrowser },
  { name: 'blog', View: BlogGallery },
  { name: 'slideshow', View: InlineSlideshow },
  { name: 'carousel', View: FeatureCarousel },
])('a server-rendered $name', ({ View }) => {
  const few = images.slice(0, 4);

  test('preloads its first image', () => {
    expect(renderToString(<View images={few} />)).toContain('<link rel="preload" as="image" href="/photos/1.jpg"');
  });

  test('preloads no image if eagerCount is 0', () => {
    const html = renderToString(<View images={few} eagerCount={0} />);
    expect(html).toContain('src="/photos/1.jpg"');
    expect(html).not.toContain('rel="preload"');
    expect(html).not.toMatch(/fetchPriority="high"/i);
  });
});
