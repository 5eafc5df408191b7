import { render } from '@testing-library/react-hooks';
import { useCarousel, useFeatureCarousel } from '@loggia/hooks/carousel';
import { firstPaintRules, type FirstPaint } from '@loggia/hooks/firstPaint';
import { useInlineSlideshow } from '@loggia/hooks/inlineSlideshow';
import { useCaptionedThumbnails, useMasonry, useJustified, useThumbnails } from '@loggia/hooks/layout';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';

const images = Array.from({ length: 3 }, (_, index) => ({
  id: String(index),
  url: `/${index}.jpg`,
  width: 400,
  height: 300,
}));
const count = images.length;

type Results = Readonly<Record<string, FirstPaint | null>>;

interface AllLayoutsProps {
  readonly report: (results: Results) => void;
}

function AllLayouts({ report }: AllLayoutsProps) {
  const all = {
    thumbnails: useThumbnails({ count, thumbnailWidth: 120 }),
    captioned: useCaptionedThumbnails({ count, captionHeight: 40 }),
    masonry: useMasonry({ images, gap: 7 }),
    justified: useJustified({ images, direction: 'rows' }),
    carousel: useCarousel({ label: 'Quotes', count, items: 2, gap: 9 }),
    fade: useCarousel({ label: 'Heroes', count, items: 2, effect: 'fade' }),
    featureCarousel: useFeatureCarousel({ label: 'Alps', count, imageWidth: 200 }),
    slideshow: useInlineSlideshow({ label: 'Alps', images, width: 640, height: 400 }),
  };
  report(Object.fromEntries(Object.entries(all).map(([name, { firstPaint }]) => [name, firstPaint])));
  return <ul {...all.thumbnails.getContainerProps()} />;
}

let results: Results = {};

const app = () => (
  <StrictMode>
    <AllLayouts report={(latest) => (results = latest)} />
  </StrictMode>
);

describe('firstPaint', () => {
  test('contains the options of its hook, and a selector for the server-rendered markup', () => {
    const html = renderToString(app());
    const { thumbnails, captioned, masonry, justified, carousel, fade, featureCarousel, slideshow } = results;
    expect(thumbnails).toMatchObject({ view: 'thumbnails', count, thumbnailWidth: 120 });
    expect(captioned).toMatchObject({ view: 'thumbnails', captionHeight: 40 });
    expect(masonry).toMatchObject({ view: 'masonry', gap: 7, count });
    expect(justified).toMatchObject({ view: 'justified', direction: 'rows', count });
    expect(carousel).toMatchObject({ view: 'carousel', items: 2, gap: 9 });
    expect(fade).toMatchObject({ view: 'carousel', items: 1 });
    expect(featureCarousel).toMatchObject({ view: 'featureCarousel', imageWidth: 200, count });
    expect(slideshow).toMatchObject({ properties: { '--loggia-slideshow-ratio': '640/400' } });
    const id = /data-thumbnails="(\w+)"/.exec(html)?.[1];
    expect(thumbnails?.selector).toBe(`[data-thumbnails=${id}]`);
  });

  test('contains rules for its own element, without characters that React escapes', () => {
    renderToString(app());
    for (const firstPaint of Object.values(results)) {
      const rules = firstPaint && firstPaintRules(firstPaint);
      expect(rules).toContain(`${firstPaint?.selector}`);
      expect(rules).not.toMatch(/[<>&"']|NaN|undefined/);
    }
  });

  test('remains after hydration, so that React keeps the style element', () => {
    const container = document.createElement('div');
    container.innerHTML = renderToString(app());
    const { rerender, unmount } = render(app(), { container, hydrate: true });
    rerender(app());
    expect(Object.values(results)).not.toContain(null);
    unmount();
  });

  test('is null for client-rendered markup', () => {
    const { unmount } = render(app());
    expect(Object.values(results)).toEqual(Array.from({ length: 8 }, () => null));
    unmount();
  });
});
