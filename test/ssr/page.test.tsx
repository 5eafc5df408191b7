import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { BackToTop, Counter, FullHeight, PageLoader, Parallax, Reveal } from '@loggia/ui';

const PHONE = 'Mozilla/5.0 (Linux; Android 16; Pixel 9) Chrome/140.0 Mobile';

interface Part {
  readonly title: string;
  readonly part: ReactNode;
  readonly html: string;
}

const PARTS: readonly Part[] = [
  {
    title: 'a box that will be revealed is there',
    part: <Reveal as="li">Inheritance</Reveal>,
    html: '<li class="loggia-reveal " data-effect="fadeInUp">Inheritance</li>',
  },
  { title: 'a counter has its value', part: <Counter value={1240} />, html: '<span>1240</span></span>' },
  { title: 'the way to the top is a link', part: <BackToTop />, html: '<a href="#top" aria-label="Back to top"' },
  {
    title: 'the loader covers the page until scripts or five seconds take it away',
    part: <PageLoader />,
    html: '<div aria-hidden="true" data-status="loading" class="loggia-page-loader"></div>',
  },
  {
    title: 'a section is as high as the window',
    part: <FullHeight>Hall</FullHeight>,
    html: '<section data-full-height="" class="loggia-full-height ">Hall</section>',
  },
  {
    title: 'but not for a phone',
    part: <FullHeight userAgent={PHONE}>Hall</FullHeight>,
    html: '<section class="loggia-full-height ">Hall</section>',
  },
  {
    title: 'a parallax is a section before its layer',
    part: <Parallax layer={<img src="/hall.jpg" alt="" />}>Call us</Parallax>,
    html: '<div class="loggia-parallax-layer"><img src="/hall.jpg" alt=""/></div>Call us</section>',
  },
];

test.each(PARTS)('in the server’s HTML $title', ({ part, html }) => {
  const written = renderToString(part);
  expect(written).toContain(html);
  expect(written).not.toMatch(/\sstyle=|data-reveal=|data-covered|data-active/);
});
