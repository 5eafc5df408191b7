import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { ThumbnailGallery } from '@loggia/ui';
import { nextPaint } from '../../helpers/nextPaint.ts';
import { createArchive, items, list } from './galleryFixtures.tsx';

const SCROLLBAR_WIDTH_PX = 15;

interface ScrollerProps {
  readonly height: number;
  readonly children: ReactNode;
}

/** A scroll container whose scrollbar takes up space. Headless Chromium's scrollbars don't, so this one adds padding instead. */
function Scroller({ height, children }: ScrollerProps) {
  const content = useRef<HTMLDivElement>(null);
  const [hasScrollbar, setHasScrollbar] = useState(false);
  useLayoutEffect(() => {
    const observer = new ResizeObserver(() => setHasScrollbar((content.current?.offsetHeight ?? 0) > height));
    if (content.current) observer.observe(content.current);
    return () => observer.disconnect();
  }, [height]);
  return (
    <div style={{ width: 1200, paddingRight: hasScrollbar ? SCROLLBAR_WIDTH_PX : 0, boxSizing: 'border-box' }}>
      <div ref={content}>{children}</div>
    </div>
  );
}

beforeEach(() => page.viewport(1280, 800));

/** The list's height in each of the next frames. */
async function heightsOverFrames(frames: number): Promise<number[]> {
  const heights: number[] = [];
  for (let frame = 0; frame < frames; frame++) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    heights.push(list().getBoundingClientRect().height);
  }
  return heights;
}

test('a gallery does not oscillate if its layout determines whether a scrollbar is shown', async () => {
  // Two rows are 269.2 px high at a width of 1200 px, and 265.9 px at 1185 px. The limit is between the two heights.
  await render(
    <Scroller height={267}>
      <ThumbnailGallery images={createArchive(10)} lightbox={false} />
    </Scroller>,
  );
  await heightsOverFrames(30);
  expect(new Set(await heightsOverFrames(30)).size).toBe(1);
  const right = items()[4]?.getBoundingClientRect().right;
  expect(right).toBeCloseTo(1200 - SCROLLBAR_WIDTH_PX, 0);
});

test('a gallery restores its wide layout when the window is widened again', async () => {
  await render(<ThumbnailGallery images={createArchive(10)} lightbox={false} />);
  const width = () => items()[4]?.getBoundingClientRect().right ?? 0;
  await nextPaint();
  const wide = width();
  await page.viewport(1270, 800);
  await nextPaint();
  expect(width()).toBeCloseTo(wide - 10, 0);
  await page.viewport(1280, 800);
  await nextPaint();
  expect(width()).toBeCloseTo(wide, 0);
});
