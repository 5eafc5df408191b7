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
    title: 'Reveal renders its content',
    part: <Reveal as="li">Inheritance</Reveal>,
    html: '<li class="loggia-reveal " data-effect="fadeInUp">Inheritance</li>',
  },
  { title: 'Counter renders its final value', part: <Counter value={1240} />, html: '<span>1240</span></span>' },
  { title: 'BackToTop renders a link', part: <BackToTop />, html: '<a href="#top" aria-label="Back to top"' },
  {
    title: 'PageLoader renders in its loading state',
    part: <PageLoader />,
    html: '<div aria-hidden="true" data-status="loading" class="loggia-page-loader"></div>',
  },
  {
    title: 'FullHeight renders a full-height section',
    part: <FullHeight>Hall</FullHeight>,
    html: '<section data-full-height="" class="loggia-full-height ">Hall</section>',
  },
  {
    title: 'FullHeight renders a normal section for a phone',
    part: <FullHeight userAgent={PHONE}>Hall</FullHeight>,
    html: '<section class="loggia-full-height ">Hall</section>',
  },
  {
    title: 'Parallax renders its layer inside a section',
    part: <Parallax layer={<img src="/hall.jpg" alt="" />}>Call us</Parallax>,
    html: '<div class="loggia-parallax-layer"><img src="/hall.jpg" alt=""/></div>Call us</section>',
  },
];

test.each(PARTS)('$title on the server', ({ part, html }) => {
  const written = renderToString(part);
  expect(written).toContain(html);
  expect(written).not.toMatch(/\sstyle=|data-reveal=|data-covered|data-active/);
});
